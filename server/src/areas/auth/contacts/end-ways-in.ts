import type { Executor } from '../../../platform/db/database.ts';
import type { SessionEnd } from '../../../platform/sessions/session.ts';
import type { WaysInEnded } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { endQrCodesOf } from '../qr-login/qr-codes.repository.ts';
import { qrTicketPurpose } from '../qr-login/qr-ticket-purpose.ts';
import { printedPurpose, recoveryPurpose } from '../recovery/recovery-purpose.ts';

interface EndWaysInDependencies extends Pick<AuthPlatform, 'clock' | 'oneTimeLinks' | 'sessions'> {
  readonly onWaysInEnded: WaysInEnded;
}

/** Ends what lets somebody in, or reads for them, without showing anew who they are. */
export type EndWaysIn = ReturnType<typeof createEndWaysIn>;

/** Makes it: sessions, links to a password, QR codes, and what other areas gave out (addresses of calendars). */
export function createEndWaysIn({ clock, oneTimeLinks, sessions, onWaysInEnded }: EndWaysInDependencies) {
  return async (
    executor: Executor,
    userId: string,
    {
      because = 'forced',
      except,
    }: { readonly because?: SessionEnd; readonly except?: string | undefined } = {},
  ): Promise<void> => {
    for (const purpose of [recoveryPurpose, printedPurpose, qrTicketPurpose])
      await oneTimeLinks.revoke(executor, { purpose, subject: userId });
    await endQrCodesOf(executor, userId, clock.now());
    await onWaysInEnded(executor, { userId });
    if (except === undefined) await sessions.revokeAll(executor, userId, because);
    else await sessions.revokeOthers(executor, { id: except, userId });
  };
}
