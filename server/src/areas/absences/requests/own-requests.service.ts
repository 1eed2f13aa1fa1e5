import type { askWithdrawal, sendAbsence } from 'shared-api/contracts/absences';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { AbsenceAccess, OpenedRequest } from './absence-access.ts';
import type { RequestChanges } from './request-changes.ts';
import type { RequestRecord } from './requests.schema.ts';

interface OwnRequestsDependencies extends Pick<AreaPlatform, 'db'> {
  readonly access: Pick<AbsenceAccess, 'requireRequest'>;
  readonly requests: RequestChanges;
}

/** Makes the service of one's own requests: sending, deleting, asking to take back (spec 03 §4). */
export function createOwnRequests({ db, access, requests }: OwnRequestsDependencies) {
  return {
    /** Sends an open request for approval. @throws AppError `not-found`, `forbidden`, `conflict`. */
    send: (
      caller: SignedInCaller,
      { id, version }: InputOf<typeof sendAbsence>,
    ): Promise<OutputOf<typeof sendAbsence>> =>
      db.transaction(async (tx) => {
        const { actor } = requireOwn(await access.requireRequest(tx, caller, id));
        const change = { to: 'toApprove', from: ['open'], version } as const;
        return stateOf(await requests.setStatus(tx, actor, id, change));
      }),

    /** Deletes a request that was never approved. @throws AppError `not-found`, `forbidden`, `conflict`. */
    remove: (
      caller: SignedInCaller,
      { id, kind }: { readonly id: string; readonly kind: RequestRecord['kind'] },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { actor } = requireOwn(await access.requireRequest(tx, caller, id, kind));
        await requests.remove(tx, actor, id);
      }),

    /** Asks to take back what was approved, or some days of it. @throws AppError `invalid-input`, `not-found`, `forbidden`, `conflict`. */
    askWithdrawal: (
      caller: SignedInCaller,
      { id, reason, version, keptFrom, keptTo }: InputOf<typeof askWithdrawal>,
    ): Promise<OutputOf<typeof askWithdrawal>> =>
      db.transaction(async (tx) => {
        const { actor, request } = requireOwn(await access.requireRequest(tx, caller, id));
        // What a closure of the company made is the company's to take back.
        if (request.closureId !== null) throw new AppError('forbidden');
        const kept = {
          ...(keptFrom !== undefined && { from: keptFrom }),
          ...(keptTo !== undefined && { to: keptTo }),
        };
        const asked = { reason, version, kept: Object.keys(kept).length > 0 ? kept : null };
        return stateOf(await requests.askWithdrawal(tx, actor, id, asked));
      }),
  };
}

/** Who only decides in an administrator's place sees a request, and does nothing in the name of its person. */
function requireOwn(opened: OpenedRequest): OpenedRequest {
  if (!opened.isOwn && !opened.mayManage) throw new AppError('forbidden');
  return opened;
}

function stateOf({ status, version }: RequestRecord) {
  return { status, version };
}
