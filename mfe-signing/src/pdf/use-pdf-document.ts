import { useCallback, useEffect, useState } from 'react';
import { openPdf, PdfFailure, type OpenPdf, type PdfFailureKind } from './open-pdf.ts';

/** A PDF in a component: on its way, open, or why it did not open. */
export type PdfState =
  | { readonly status: 'loading'; readonly share?: number }
  | { readonly status: 'open'; readonly pdf: OpenPdf }
  | { readonly status: 'failed'; readonly kind: PdfFailureKind };

const loading = { status: 'loading' } as PdfState;

/** Opens the PDF at an address for as long as the component stands; undefined waits. `retry` opens it anew. */
export function usePdfDocument(address: string | undefined): PdfState & { retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState({ of: '', state: loading });
  const key = `${attempt} ${address ?? ''}`;
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    const change = (state: PdfState) => isCurrent && setKnown({ of: key, state });
    let isOpening = true;
    const opening = openPdf(address, (share) => isOpening && change({ status: 'loading', share }));
    opening.opened
      .finally(() => (isOpening = false))
      .then(
        (pdf) => change({ status: 'open', pdf }),
        (error: unknown) =>
          change({ status: 'failed', kind: error instanceof PdfFailure ? error.kind : 'unreachable' }),
      );
    return () => {
      isCurrent = false;
      opening.close();
    };
  }, [address, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(known.of === key ? known.state : loading), retry };
}
