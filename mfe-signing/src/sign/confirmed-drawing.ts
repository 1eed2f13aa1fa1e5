import type { DrawnSignature, ShownPage } from 'shared-api/contracts/signing';

/** A confirmed drawing, with how the page of its box was shown. */
export interface ConfirmedDrawing extends DrawnSignature {
  readonly shown: ShownPage;
  /** All pages that were shown by then, for a document that asks for them; absent from what was kept before that was recorded. */
  readonly seen?: readonly ShownPage[];
}
