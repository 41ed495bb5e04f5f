// What the quotes of a target hold: prefixes taken off, emptiness and references refused.
import type { IToken } from 'chevrotain';
import { tokenEnd } from '../lex.ts';
import { hasCapture, hasReference } from '../references.ts';
import type { Label } from '../target.ts';
import { trimSpace } from '../white-space.ts';
import { Gathering } from './gathering.ts';

/** Reads labels out of tokens. */
export abstract class LabelReading extends Gathering {
  /** A quoted label with its prefix taken off. */
  protected label(token: IToken): Label {
    const written = this.literalText(token);
    const span = { start: token.startOffset, end: tokenEnd(token) };
    if (written.startsWith('css:')) return { by: 'css', value: this.filled(written.slice(4), token), span };
    if (written.startsWith('id:')) return { by: 'id', value: this.filled(written.slice(3), token), span };
    return { by: 'text', value: written, span };
  }

  /** The label of a container: only a selector or an id. */
  protected containerLabel(token: IToken): Label {
    const label = this.label(token);
    if (label.by === 'text') this.stop('bad_container', token);
    return label;
  }

  /** The label of a frame: `id:` means nothing there. */
  protected frameLabel(token: IToken): Label {
    const written = this.literalText(token);
    const span = { start: token.startOffset, end: tokenEnd(token) };
    if (written.startsWith('css:')) return { by: 'css', value: this.filled(written.slice(4), token), span };
    return { by: 'text', value: written, span };
  }

  /** A bare native id; a leading `id:` is dropped. */
  protected idLabel(token: IToken): Label {
    const written = token.image;
    if (written.startsWith('css:')) this.stop('unquoted_target', token);
    this.refuseReferences(written, token);
    const value = written.startsWith('id:') ? this.filled(written.slice(3), token) : written;
    return { by: 'id', value, span: { start: token.startOffset, end: tokenEnd(token) } };
  }

  /** What stands between quotes, as it is: an anchor, a column header, a label with its prefix. */
  protected literalText(token: IToken): string {
    const text = token.image.slice(1, -1);
    if (trimSpace(text) === '') this.stop('empty_label', token);
    this.refuseReferences(text, token);
    return text;
  }

  /** The number of an ordinal: from 1 on, behind an article, never with a scope. */
  protected ordinalNumber(token: IToken, article: boolean, scoped: boolean): number {
    const number = Number.parseInt(token.image, 10);
    if (!article || number < 1 || !Number.isSafeInteger(number)) this.stop('ordinal', token);
    if (scoped) this.stop('ordinal_scoped', token);
    return number;
  }

  private filled(value: string, token: IToken): string {
    const trimmed = trimSpace(value);
    if (trimmed === '') this.stop('empty_label', token);
    return trimmed;
  }

  private refuseReferences(text: string, token: IToken): void {
    if (hasCapture(text)) this.stop('capture_position', token);
    if (hasReference(text)) this.stop('reference_in_target', token);
  }
}
