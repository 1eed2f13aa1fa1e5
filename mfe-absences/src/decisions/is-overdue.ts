import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';

/** Whether all days of a request are over, and nobody has decided about it. */
export function isOverdue({ status, to }: Pick<AbsenceToDecide, 'status' | 'to'>, today: PlainDay): boolean {
  return status === 'toApprove' && to < today;
}
