/**
 * What became of a monthly sheet that was sent to be signed: nothing was; it waits; it is signed; or it waits, or is signed, and the month
 * was changed or opened again since ('firmato, poi modificato').
 */
export const sheetStates = ['none', 'waiting', 'signed', 'outdated', 'signedThenChanged'] as const;
export type SheetState = (typeof sheetStates)[number];

/** What a sheet is, from its document and from whether the month is still what the sheet says. */
export function sheetStateOf(sheet: {
  /** Whether its document is signed; undefined where there is none any more. */
  readonly isSigned: boolean | undefined;
  readonly isCurrent: boolean;
}): SheetState {
  if (sheet.isSigned === undefined) return 'none';
  if (sheet.isCurrent) return sheet.isSigned ? 'signed' : 'waiting';
  return sheet.isSigned ? 'signedThenChanged' : 'outdated';
}

/** Whether a sheet may be sent to be signed: not while the same one waits, nor once it is signed. */
export function maySignSheet(state: SheetState): boolean {
  return state !== 'waiting' && state !== 'signed';
}
