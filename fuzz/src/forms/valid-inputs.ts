import type { Call, Download } from 'shared-api/contracts/common';
import { permissions } from '../../../server/src/testing/permissions/index.ts';
import type { Records } from '../../../server/src/testing/permissions/records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Records of the permission table, of which each text stands for one of a running server. */
const records = new Proxy({} as Records, {
  get: (_, name) => {
    if (name === 'eventId') return 1;
    const id = `{{${nearest[String(name)] ?? String(name)}}}`;
    return ['approved', 'withdrawal'].includes(String(name)) ? { id, version: 1 } : id;
  },
});

/** Names of records that are others here. */
const nearest: Readonly<Record<string, string>> = {
  approved: 'leaveId',
  withdrawal: 'leaveId',
  openLeaveId: 'leaveId',
};

/** The calls of the permission table as they go over the wire: right but for who makes them. */
export function validInputsOf(call: Call | Download): Fields[] {
  return permissions
    .filter((row) => row.call.name === call.name)
    .flatMap((row) => {
      try {
        return [call.input.encode(row.input(records)) as Fields];
      } catch {
        // A field that takes no text that only stands for another.
        return [];
      }
    });
}
