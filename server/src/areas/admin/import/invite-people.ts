import type { Executor } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job-handler.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import { announceImport } from './announce-import.ts';
import { listInvitationsDue, lockImport, settleInvitations, updateImport } from './import.repository.ts';

interface InvitationDependencies extends Pick<AreaPlatform, 'db'> {
  readonly accounts: Pick<Accounts, 'findAccount' | 'sendInvitation'>;
}

export const invitationsJobKind = 'admin.import-invitations';

/** Mails of one transaction: others have their turn between two. */
const atOnce = 25;

/** Makes the job that writes the invitations of an import that stands. */
export function createInvitationsJob({ db, accounts }: InvitationDependencies) {
  return {
    /** It goes on where it was interrupted. */
    run: async ({ id }: { readonly id: string }, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      while (await inviteSome(id)) signal.throwIfAborted();
    },

    /** Leaves those who were not invited yet to who asks for their mails again. */
    onDead: async (executor: Executor, { id }: { readonly id: string }): Promise<void> => {
      const record = await lockImport(executor, id);
      if (record?.state !== 'inviting') return;
      await updateImport(executor, id, { state: 'done' });
      await announceImport(executor, record);
    },
  };

  /** @returns whether there may be more. */
  function inviteSome(id: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const record = await lockImport(tx, id);
      if (record?.state !== 'inviting') return false;
      const due = await listInvitationsDue(tx, id, atOnce);
      if (due.length === 0) await updateImport(tx, id, { state: 'done' });
      let sent = 0;
      for (const { userId } of due) {
        const account = userId === null ? undefined : await accounts.findAccount(tx, userId);
        if (!account?.isActive || account.hasOwnPassword) continue;
        await accounts.sendInvitation(tx, account.id);
        sent += 1;
      }
      if (due.length > 0)
        await settleInvitations(tx, { importId: id, lines: due.map(({ line }) => line), sent });
      await announceImport(tx, record);
      return due.length > 0;
    });
  }
}
