import type { Executor } from '../../../platform/db/database.ts';
import type { Settings } from '../../ports/settings.port.ts';
import type { SigningDirectory } from '../signing-directory.ts';

interface NoticeTimesDependencies {
  readonly directory: Pick<SigningDirectory, 'findMembers' | 'findPersonByEmail'>;
  readonly settings: Pick<Settings, 'nextMailTime'>;
}

interface ToReceiver {
  readonly email: string;
  /** Whose times count for a receiver without a company. */
  readonly senderCompanyId: string | null;
  readonly kind: 'mail' | 'expiring';
  readonly now: Date;
}

/** When notices may leave to the receivers of documents. */
export type NoticeTimes = ReturnType<typeof createNoticeTimes>;

/** Makes the answer when a notice may leave: by the times of the receiver's company, or else of the sender's. */
export function createNoticeTimes({ directory, settings }: NoticeTimesDependencies) {
  return {
    toReceiver: async (
      executor: Executor,
      { email, senderCompanyId, kind, now }: ToReceiver,
    ): Promise<Date> => {
      const person = await directory.findPersonByEmail(executor, email);
      const members = person && (await directory.findMembers(executor, [person.userId]));
      const companyId = members?.get(person?.userId ?? '')?.companyId ?? senderCompanyId;
      return settings.nextMailTime(executor, { companyId, to: email, kind, now });
    },
  };
}
