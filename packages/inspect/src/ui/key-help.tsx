// The list of keys.
import { useEffect, useRef } from './hooks.ts';
import { keyList } from './keys.ts';

export function KeyHelp({ close }: { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="key-help" aria-labelledby="keys-title" onClose={close}>
      <form method="dialog">
        <h2 id="keys-title">Keys</h2>
        <dl>
          {keyList.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((each) => (
                  <kbd key={each}>{each}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button type="submit" class="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
