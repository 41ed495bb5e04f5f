// The pictures before and after an action, with what the action touched drawn over the first.
import { useState } from './hooks.ts';
import type { ActionView, StepView } from '../api/step-view.ts';
import { pictureAddress } from './server.ts';

/** A rectangle shown on one of the pictures: left, top, right, bottom in device px. */
export interface Highlight {
  readonly side: 'before' | 'after';
  readonly bounds: readonly [number, number, number, number];
}

interface Props {
  readonly id: string;
  readonly before: StepView;
  readonly after: StepView | undefined;
  /** Whether there is a step after this one. */
  readonly follows: boolean;
  readonly highlight: Highlight | undefined;
}

export function Pictures({ id, before, after, follows, highlight }: Props) {
  const isFlow = before.flow !== undefined;
  const afterName = isFlow ? (before.screenshotAfter ?? null) : (after?.screenshot ?? null);
  const waits = follows && after === undefined && !isFlow;
  const none = waits ? '' : follows || isFlow ? 'No picture' : 'No step follows';
  return (
    <div class="pictures">
      <Picture
        id={id}
        caption="Before"
        name={before.screenshot}
        none="No picture"
        action={before.action}
        bounds={highlight?.side === 'before' ? highlight.bounds : undefined}
      />
      <Picture
        id={id}
        caption="After"
        name={afterName}
        none={none}
        action={null}
        bounds={highlight?.side === 'after' ? highlight.bounds : undefined}
      />
    </div>
  );
}

interface PictureProps {
  readonly id: string;
  readonly caption: string;
  readonly name: string | null;
  readonly none: string;
  readonly action: ActionView | null;
  readonly bounds: readonly [number, number, number, number] | undefined;
}

function Picture({ id, caption, name, none, action, bounds }: PictureProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [missing, setMissing] = useState<string>();
  const address = name === null ? undefined : pictureAddress(id, name);
  return (
    <figure class="picture">
      <figcaption>
        {caption}
        {address !== undefined && missing !== address && (
          <a href={address} target="_blank" rel="noreferrer">
            full size
          </a>
        )}
      </figcaption>
      <div class="picture-frame">
        {address === undefined || missing === address ? (
          <p class="no-picture">{address === undefined ? none : 'The picture is missing'}</p>
        ) : (
          <div
            class="picture-box"
            style={{ '--ratio': String(size === undefined ? 16 / 9 : size.width / size.height) }}
          >
            <img
              src={address}
              alt={`${caption} the action`}
              onLoad={(event) => {
                const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
                setSize({ width, height });
              }}
              onError={() => {
                setMissing(address);
              }}
            />
            {size !== undefined && (
              <svg class="overlay" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
                {action !== null && <Touched action={action} unit={size.width / 640} />}
                {bounds !== undefined && <Outline bounds={bounds} />}
              </svg>
            )}
          </div>
        )}
      </div>
    </figure>
  );
}

function Outline({
  bounds: [left, top, right, bottom],
}: {
  readonly bounds: readonly [number, number, number, number];
}) {
  return (
    <rect
      class="outlined"
      x={left}
      y={top}
      width={Math.max(0, right - left)}
      height={Math.max(0, bottom - top)}
    />
  );
}

/** `unit`: the length that is drawn about one px wide. */
function Touched({ action, unit }: { readonly action: ActionView; readonly unit: number }) {
  const { box, tap, from, to } = action;
  return (
    <>
      {box !== undefined && (
        <>
          <rect
            class="target-ground"
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx={2 * unit}
          />
          <rect class="target" x={box.x} y={box.y} width={box.width} height={box.height} rx={2 * unit} />
        </>
      )}
      {from !== undefined && to !== undefined && <Arrow from={from} to={to} unit={unit} />}
      {tap !== undefined && (
        <>
          <circle class="tap-ground" cx={tap.x} cy={tap.y} r={9 * unit} />
          <circle class="tap" cx={tap.x} cy={tap.y} r={9 * unit} />
          <circle class="tap-centre" cx={tap.x} cy={tap.y} r={2.5 * unit} />
        </>
      )}
    </>
  );
}

interface ArrowProps {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly unit: number;
}

function Arrow({ from, to, unit }: ArrowProps) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string =>
    `${to.x - 14 * unit * Math.cos(angle + turn)},${to.y - 14 * unit * Math.sin(angle + turn)}`;
  const path = `M${from.x},${from.y}L${to.x},${to.y}M${wing(0.45)}L${to.x},${to.y}L${wing(-0.45)}`;
  return (
    <>
      <path class="swipe-ground" d={path} />
      <path class="swipe" d={path} />
      <circle class="tap-centre" cx={from.x} cy={from.y} r={3 * unit} />
    </>
  );
}
