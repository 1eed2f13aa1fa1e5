import type { DrawnSignature, ShownPage } from 'shared-api/contracts/signing';

/** A confirmed drawing, with how the page of its box was shown. */
export interface ConfirmedDrawing extends DrawnSignature {
  readonly shown: ShownPage;
}
