import { useState } from 'react';
import type { ShownPage } from 'shared-api/contracts/signing';
import type { BoxView } from './boxes.ts';
import type { ConfirmedDrawing } from './confirmed-drawing.ts';
import type { SaveQueue } from './save-queue.ts';

/** What a code is being asked for: a new drawing, or what the queue could not save without one. */
type CodeWanted =
  | { readonly kind: 'drawing'; readonly drawing: ConfirmedDrawing }
  | { readonly kind: 'retry' };

interface Signing {
  readonly needsCode: boolean;
  readonly shownPages: readonly ShownPage[];
  /** Whether a box was signed meanwhile, by another window or device. */
  readonly isSigned: (index: number) => boolean;
  /** A drawing was confirmed for such a box: it is offered for the next one. */
  readonly onSignedMeanwhile: (box: BoxView) => void;
}

/** One box from opening its pad to handing its drawing to the queue, by way of the SMS code where it is on. */
export function useBoxSigning(
  queue: SaveQueue,
  { needsCode, shownPages, isSigned, onSignedMeanwhile }: Signing,
) {
  const [open, setOpen] = useState<BoxView | null>(null);
  const [lastImage, setLastImage] = useState<string | null>(null);
  const [codeWanted, setCodeWanted] = useState<CodeWanted | null>(null);

  const confirmDrawing = (image: string) => {
    if (!open) return;
    const shown = shownPages.find(({ page }) => page === open.page);
    if (!shown) return;
    const drawing = { index: open.index, image, shown, seen: shownPages };
    setLastImage(image);
    setOpen(null);
    if (isSigned(open.index)) onSignedMeanwhile(open);
    else if (needsCode) setCodeWanted({ kind: 'drawing', drawing });
    else void queue.add(drawing);
  };
  const passCode = (challenge: string) => {
    setCodeWanted(null);
    if (codeWanted?.kind === 'drawing') void queue.add(codeWanted.drawing, challenge);
    else void queue.retry(challenge);
  };
  return {
    open,
    lastImage,
    codeWanted,
    /** Whether a confirmed drawing waits for its code: neither the server nor the queue has it. */
    isWaitingForCode: codeWanted?.kind === 'drawing',
    openPad: setOpen,
    closePad: () => setOpen(null),
    confirmDrawing,
    askCode: () => setCodeWanted({ kind: 'retry' }),
    closeCode: () => setCodeWanted(null),
    passCode,
  };
}
