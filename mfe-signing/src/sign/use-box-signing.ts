import { useState } from 'react';
import type { ShownPage } from 'shared-api/contracts/signing';
import type { useFormerMeans } from '../former-means/use-former-means.ts';
import type { BoxView } from './boxes.ts';
import type { ConfirmedDrawing } from './confirmed-drawing.ts';
import type { SaveQueue } from './save-queue.ts';

/** What a code is being asked for: a new drawing, or what the queue could not save without one. */
type CodeWanted =
  | { readonly kind: 'drawing'; readonly drawing: ConfirmedDrawing }
  | { readonly kind: 'retry' };

interface BoxSigning {
  readonly needsCode: boolean;
  readonly former: ReturnType<typeof useFormerMeans>;
  readonly shownPages: readonly ShownPage[];
  /** Whether a box was signed meanwhile, by another window or device. */
  readonly isSigned: (index: number) => boolean;
  /** A drawing was confirmed for such a box: it is offered for the next one. */
  readonly onSignedMeanwhile: (box: BoxView) => void;
}

/** One box from opening its pad to handing its drawing to the queue, by way of the codes that are asked for. */
export function useBoxSigning(
  queue: SaveQueue,
  { needsCode, former, shownPages, isSigned, onSignedMeanwhile }: BoxSigning,
) {
  const [open, setOpen] = useState<BoxView | null>(null);
  const [lastImage, setLastImage] = useState<string | null>(null);
  const [codeWanted, setCodeWanted] = useState<CodeWanted | null>(null);

  const send = (wanted: CodeWanted, challenge?: string) => {
    setCodeWanted(null);
    if (wanted.kind === 'drawing') void queue.add(wanted.drawing, challenge);
    else void queue.retry(challenge);
  };
  const confirmDrawing = (image: string) => {
    if (!open) return;
    const shown = shownPages.find(({ page }) => page === open.page);
    if (!shown) return;
    const drawing = { index: open.index, image, shown, seen: shownPages };
    setLastImage(image);
    setOpen(null);
    const wanted = { kind: 'drawing', drawing } as const;
    if (isSigned(open.index)) onSignedMeanwhile(open);
    else if (needsCode || former.asked) setCodeWanted(wanted);
    else send(wanted);
  };
  return {
    open,
    lastImage,
    /** Which code is asked for now: first that of the means from before, then that by SMS. */
    asks: codeWanted && whichCode({ needsCode, former }),
    /** Whether a confirmed drawing waits for its code: neither the server nor the queue has it. */
    isWaitingForCode: codeWanted?.kind === 'drawing',
    openPad: setOpen,
    closePad: () => setOpen(null),
    confirmDrawing,
    askCode: () => setCodeWanted({ kind: 'retry' }),
    closeCode: () => setCodeWanted(null),
    passFormer: () => {
      former.pass();
      if (codeWanted && !needsCode) send(codeWanted);
    },
    /** The document ran out meanwhile: the queue keeps the drawing, and says it. */
    endCode: () => {
      if (codeWanted) send(codeWanted);
    },
    passCode: (challenge: string) => {
      if (codeWanted) send(codeWanted, challenge);
    },
  };
}

function whichCode({ needsCode, former }: Pick<BoxSigning, 'needsCode' | 'former'>): 'former' | 'sms' | null {
  if (former.asked) return 'former';
  return needsCode ? 'sms' : null;
}
