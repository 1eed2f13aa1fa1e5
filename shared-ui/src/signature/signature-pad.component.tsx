import type { Ref } from 'react';
import { lazyPart } from '../lazy-part.component.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { narrowPad, padSize, paperStyle, type PadPurpose } from './signature-sizes.ts';

/** What the screen asks of a pad. Until the pad has loaded its ref is null: treat that as empty. */
export interface SignaturePadHandle {
  isEmpty(): boolean;
  /** Why what is drawn is no signature, in words: a dot is none. Null where it is one, or nothing is drawn. */
  refusal(): string | null;
  /**
   * The signature, black on nothing, as a PNG's data address; `isTrimmed` cuts the empty ground around it. Null where the browser makes no
   * picture, on a device short of memory: the pad says so, keeps what is drawn, and reports it.
   */
  toPng(options?: { readonly isTrimmed?: boolean }): Promise<string | null>;
  clear(): void;
}

/** The props of a pad. */
export interface SignaturePadProps {
  /** Its size follows: documents 850×200 (350×200 on a phone), objects 480×100, inbox 320×100 (spec 02 §9). */
  readonly purpose: PadPurpose;
  /** How far a signature reaches at least, in pixels of its picture: what stays below is a dot, and none. */
  readonly minReach: number;
  /** The signer's name, put into the typed signature beforehand. */
  readonly name?: string;
  /** Lines that will stand beside the signature wherever it is used: the pad shows them, the picture has none of them. */
  readonly stamp?: readonly string[];
  readonly onChange?: (isEmpty: boolean) => void;
  /** False where the form around guards the drawing itself, since it knows when that is saved. */
  readonly isGuarded?: boolean;
  /** What is wrong: 'La firma è richiesta'. */
  readonly error?: string | undefined;
  readonly ref?: Ref<SignaturePadHandle>;
}

/** Where people sign: drawn with finger, pen or mouse, or typed. Its code comes when it is first shown. */
export const SignaturePad = lazyPart<SignaturePadProps>(
  () =>
    import(/* webpackChunkName: "kit-signature" */ './signature-board.component.tsx').then(
      (m) => m.SignatureBoard,
    ),
  ({ purpose }) => <PadRoom purpose={purpose} />,
);

/** Room of the ways to sign, above the paper, and of the words and buttons below it. */
const besidePaper = { paddingBlockEnd: '9rem' };

/** As high as the pad will be, so that nothing moves under the finger when it comes. */
function PadRoom({ purpose }: Pick<SignaturePadProps, 'purpose'>) {
  const size = padSize(purpose, useMedia(narrowPad));
  return (
    <div style={besidePaper} aria-hidden="true">
      <div style={paperStyle(size)} />
    </div>
  );
}
