/**
 * The states of a request of leave or sickness (spec 03 §4), and `withdrawn`: approved once, and taken back (departure D108). A request
 * that is approved and whose withdrawal was asked for stays approved until somebody decides.
 */
export const absenceStatuses = ['open', 'toApprove', 'approved', 'refused', 'withdrawn'] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];

/** What an administrator, or who decides in their place, makes of a request. */
export type Decision = 'toApprove' | 'approved' | 'refused';

/** The states that an administrator may set, in the order of their sheet: all but the present one, and never open. */
export function decisionsOn(status: AbsenceStatus): readonly Decision[] {
  if (status === 'withdrawn') return [];
  return (['toApprove', 'approved', 'refused'] as const).filter((each) => each !== status);
}

/** Whether somebody who decides about a request may have it begin later or end earlier: approved, of whole days, of more than one. */
export function mayShorten({
  status,
  from,
  to,
}: {
  readonly status: AbsenceStatus;
  readonly from: string;
  readonly to: string;
}): boolean {
  return status === 'approved' && from < to;
}

/** Whether its person may send a request for approval. */
export function maySend(status: AbsenceStatus): boolean {
  return status === 'open';
}

/** Whether a request takes time: nobody may ask for the same time twice while it does. */
export function takesTime(status: AbsenceStatus): boolean {
  return status === 'open' || status === 'toApprove' || status === 'approved';
}

/** Whether a request counts against the balance: what waits is held back, what is approved is taken. */
export function countsOnBalance(status: AbsenceStatus): boolean {
  return status === 'toApprove' || status === 'approved';
}

/** How its person gets rid of a request: at once, or by asking, when it was approved. */
export function removalOf(status: AbsenceStatus): 'delete' | 'ask' | 'none' {
  if (status === 'withdrawn') return 'none';
  return status === 'approved' ? 'ask' : 'delete';
}
