import type { DocumentRow } from 'shared-api/contracts/signing';

/** A button that the bottom bar offers for what is selected. */
export type GridButton =
  | 'add'
  | 'edit'
  | 'delete'
  | 'download'
  | 'view'
  | 'send'
  | 'sendCopy'
  | 'sealAgain'
  | 'verifyMobile';

type Selected = Pick<DocumentRow, 'isSigned' | 'savesCopy' | 'may' | 'delivery' | 'hasSealProblem'>;

/**
 * What an administrator is offered (spec 02 §4), less what they may not do with these rows. Several unsigned ones go out at once.
 * Beyond that, a way on where something failed: the mail with the signed PDF, or making it.
 */
export function buttonsForAdmin(rows: readonly Selected[]): GridButton[] {
  const [first] = rows;
  if (!first) return ['add'];
  const only = rows.length === 1 ? first : null;
  const isUnsigned = rows.every((row) => !row.isSigned);
  return pick({
    view: only !== null && !only.isSigned && only.may.view,
    send: isUnsigned && rows.every((row) => row.may.send),
    download: only !== null && only.isSigned && only.savesCopy && only.may.download,
    sendCopy: only !== null && only.may.sendCopy && isLost(only),
    sealAgain: only !== null && only.may.sealAgain && only.hasSealProblem === true,
    edit: only !== null && only.may.edit,
    delete: rows.every((row) => row.may.remove),
  });
}

/**
 * What a receiver is offered with exactly one row (spec 02 §4): the phone's verification first where its sender asks for a code,
 * which need not be the receiver's own company; else to view it, which shows of an expired one whom to ask.
 */
export function buttonsForReceiver(rows: readonly Pick<Selected, 'may'>[]): GridButton[] {
  const [only] = rows;
  if (!only || rows.length > 1) return [];
  const { verifyMobile } = only.may;
  return [verifyMobile ? 'verifyMobile' : 'view'];
}

const isLost = ({ delivery }: Selected) => delivery === 'failed' || delivery === 'bounced';

function pick(offers: Partial<Record<GridButton, boolean>>): GridButton[] {
  return (Object.keys(offers) as GridButton[]).filter((button) => offers[button]);
}
