import { checkLogin, getLastLogin, registerLogin, registerLogout } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { countDocumentsToSign, countUnreadMessages } from 'shared-api/contracts/signing';
import { RefusedCall } from '../client.ts';
import type { AtWork } from './journey.ts';

const product = 'docsign';
const counted = { offset: 0, limit: 100 };

/** Signs in by password and by the code that comes by mail, as the screen does, and reads what the dashboard shows. */
export async function signIn(at: AtWork): Promise<void> {
  const { worker, client, mailbox, measurements, password } = at;
  const { username, email } = worker;
  mailbox.forget(email);
  // Hashing a password takes its time by design, and waits for other hashes.
  const slow = { kind: 'password', isOrdinary: false };
  await client.call(slow, checkLogin, { username, password, product, channel: 'MAIL' });
  const { challenge } = await client.call('ask code', sendCodeByMail, {
    username,
    product,
    purpose: 'login',
  });
  const [began, during] = [performance.now(), measurements.phase];
  await enterCode(at, challenge);
  const milliseconds = performance.now() - began;
  measurements.record({ kind: '(code until signed in)', milliseconds, during, isOrdinary: false });
  await client.call('note login', registerLogin, {});
  await client.call('last login', getLastLogin, {});
  await client.call('counters', countDocumentsToSign, counted);
  await client.call('counters', countUnreadMessages, counted);
}

/** Signs out. */
export async function signOut({ client }: AtWork): Promise<void> {
  await client.call('sign out', registerLogout, {});
}

const maxTries = 3;

/** Enters the code that came. On a slow day it may be the one before: then the next is waited for. */
async function enterCode(
  { worker, client, mailbox, measurements }: AtWork,
  challenge: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const code = await mailbox.code(worker.email).catch(() => {
      measurements.countFailure('(mail arrives)', 'not in a minute');
      throw new RefusedCall('(mail arrives)', 0, 'the code did not come');
    });
    mailbox.forget(worker.email);
    try {
      await client.call('enter code', verifyCode, { challenge, code });
      return;
    } catch (error) {
      const isOld = error instanceof RefusedCall && error.status === 422 && tries < maxTries;
      if (!isOld) throw error;
    }
  }
}
