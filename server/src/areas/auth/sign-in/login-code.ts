import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from '../../../platform/codes/code-purpose.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { noteConfirmed } from '../contacts/first-use.ts';
import { loginMail } from './login.mail.ts';
import { linkingSms, loginSms } from './login.sms.ts';
import { pendingWay, type OpenStaffSession } from './finish-sign-in.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import { phoneOf } from '../users/user-phone.ts';
import { findUser } from '../users/users.repository.ts';

interface LoginCodeDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'notedRows' | 'publicUrl'
> {
  openStaffSession: OpenStaffSession;
  readonly demands: StrongDemands;
  /** Name of the product, for the message. */
  product: string;
}

/** The code of the second factor: to the person's own address or phone, whatever the call says, and bound to this one login. */
export function createLoginCode(dependencies: LoginCodeDependencies): CodePurposeHandler {
  const { db, clock, audit, notedRows, openStaffSession, demands, product, publicUrl } = dependencies;
  return {
    plan: async ({ caller, channel }) => {
      if (caller.session.kind !== 'pending') throw new AppError('forbidden');
      const user = await findUser(db, caller.session.userId);
      if (!user) throw new AppError('not-signed-in');
      await demands.requireCodes(db, user);
      const [subject, { language }, { companyId }] = [caller.session.id, caller, user];
      const { signedInBy } = caller.session;
      const links = signedInBy?.waits ? signedInBy.provider : undefined;
      if (channel === 'sms') {
        const phone = phoneOf(user);
        if (!phone) throw new AppError('phone-number-missing');
        const words = links === undefined ? loginSms : linkingSms;
        const write = (code: string) => words({ product, code, publicUrl, language });
        return { channel, subject, to: phone.full, companyId, write };
      }
      return {
        channel,
        subject,
        to: user.email,
        companyId,
        language,
        write: (code) => loginMail({ product, name: user.firstName, code, links }),
      };
    },
    onFailed: (caller) => {
      const event = { userId: caller.session.userId, from: caller, action: 'second-factor.failed' as const };
      const failure = { ...event, actor: null, outcome: 'refused', data: { factor: 'code' } } as const;
      return db.transaction((tx) => recordUserEvent(audit, tx, failure));
    },
    onPassed: async (caller, { channel, sentTo }) => {
      const { userId } = caller.session;
      // It may be wanted since the code was sent.
      const user = await findUser(db, userId);
      if (user) await demands.requireCodes(db, user);
      const by = pendingWay(caller, channel);
      const { opened } = await openStaffSession(caller, userId, by && { ...by, codeTo: sentTo });
      const kind = channel === 'sms' ? 'phone' : 'email';
      // One that went elsewhere, to an address that was another then, confirms nothing.
      const isOnRecord = user && sentTo === (channel === 'sms' ? phoneOf(user)?.full : user.email);
      if (!channel || !isOnRecord) return opened;
      const confirmed = { userId, from: caller, kind, to: sentTo } as const;
      const isFirst = await db.transaction((tx) => noteConfirmed(tx, { audit, clock }, confirmed));
      if (isFirst) await notedRows.checkPerson(userId);
      return opened;
    },
  };
}
