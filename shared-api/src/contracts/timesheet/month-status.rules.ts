/** The states of a month in the order of their ids: 1 open, 2 for approval, 3 closed (spec 01 §4). */
export const monthStatuses = ['open', 'forApproval', 'closed'] as const;
export type MonthStatus = (typeof monthStatuses)[number];

/** The id of a state on the wire. */
export function idOfStatus(status: MonthStatus): number {
  return monthStatuses.indexOf(status) + 1;
}

/**
 * What a month may become: whoever may set any state chooses between the two others; everybody else sends their own open month for
 * approval (spec 01 §4).
 */
export function nextStatuses(status: MonthStatus, { mayManage }: { mayManage: boolean }): MonthStatus[] {
  if (mayManage) return monthStatuses.filter((each) => each !== status);
  return status === 'open' ? ['forApproval'] : [];
}

/**
 * Whether the hours of a month may be changed: an open one by its person and by administrators, one that waits for approval by
 * administrators alone, a closed one by nobody, until it is opened again.
 */
export function isEditable(status: MonthStatus, { mayManage }: { mayManage: boolean }): boolean {
  return status === 'open' || (mayManage && status === 'forApproval');
}
