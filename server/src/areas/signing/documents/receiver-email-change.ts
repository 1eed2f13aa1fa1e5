import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toEmailKey } from '../actor.ts';
import { announceDocument } from './document-changes.repository.ts';
import { documentSubject } from './document-audit.ts';
import { companyOfDocument } from './document-company.repository.ts';
import { changeReceiverEmail } from './receiver-email-change.repository.ts';

/** A person whose address has changed. */
interface MovedPerson {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

/** Lets documents follow a receiver to their new address: those that wait go there, those that are signed stay theirs to read. */
export function createReceiverEmailChange({ audit, clock }: Pick<AreaPlatform, 'audit' | 'clock'>) {
  return async (executor: Executor, { userId, from, to }: MovedPerson): Promise<void> => {
    const move = { fromKey: toEmailKey(from), to, toKey: toEmailKey(to), userId, now: clock.now() };
    for (const document of await changeReceiverEmail(executor, move)) {
      const subject = documentSubject(document.id);
      await audit.append(executor, {
        subject,
        action: 'document.readdressed',
        actor: userId,
        companyId: companyOfDocument(document.id),
        data: { from, to },
      });
      await announceDocument(executor, document);
    }
  };
}
