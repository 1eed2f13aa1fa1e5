import type { Language } from 'shared-api/contracts/common';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from './code-purpose.ts';
import { channelNotReady } from './sign-in.texts.ts';
import { findUser } from './users.repository.ts';

interface LoginCodeDependencies {
  db: Database;
  /** Writes the mail that brings the code. */
  writeMail(letter: { language: Language; name: string; code: string }): {
    subject: string;
    text: string;
    html?: string;
  };
}

/** The code of the second factor: to the person's own address, bound to this one login. */
export function createLoginCode({ db, writeMail }: LoginCodeDependencies): CodePurposeHandler {
  return {
    plan: async ({ caller, channel }) => {
      if (caller.session.kind !== 'pending') throw new AppError('forbidden');
      if (channel !== 'mail') throw new AppError('invalid-input', { text: channelNotReady });
      const user = await findUser(db, caller.session.userId);
      if (!user) throw new AppError('not-signed-in');
      const { language } = caller;
      return {
        channel: 'mail',
        subject: caller.session.id,
        to: user.email,
        write: (code) => writeMail({ language, name: user.firstName, code }),
      };
    },
  };
}
