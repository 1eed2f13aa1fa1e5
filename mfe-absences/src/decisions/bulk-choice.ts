import type { AbsenceToDecide, Decision } from 'shared-api/contracts/absences';

type Rows = readonly AbsenceToDecide[];

/** What a decision takes of the requests that are selected, and what stays out, by why. */
export interface BulkChoice {
  readonly rows: Rows;
  readonly left: {
    /** They ask to be taken back, which is decided one by one. */
    readonly withdrawals: number;
    /** A decision about them can still be undone. */
    readonly changing: number;
    /** Another decides about them: they are the caller's own. */
    readonly others: number;
    /** They have that state already. */
    readonly already: number;
  };
}

/** Divides what is selected by whether it can be decided so now. Each request is counted once. */
export function choiceOf(selected: Rows, decision: Decision, changing: ReadonlySet<string>): BulkChoice {
  const left = { withdrawals: 0, changing: 0, others: 0, already: 0 };
  const rows = selected.filter(({ id, status, mayDecide, withdrawalReason }) => {
    if (changing.has(id)) left.changing += 1;
    else if (withdrawalReason !== null) left.withdrawals += 1;
    else if (!mayDecide) left.others += 1;
    else if (status === decision) left.already += 1;
    else return true;
    return false;
  });
  return { rows, left };
}
