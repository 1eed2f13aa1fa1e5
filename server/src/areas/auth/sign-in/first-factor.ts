import type { LoginChannel, LoginType, SignedInUser } from 'shared-api/contracts/auth';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SignedInBy } from '../../../platform/sessions/session.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { requireOtherWay } from '../company-sign-in/only-way.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import { strongSignInTexts } from '../strong-sign-in/strong-sign-in.texts.ts';
import { phoneOf } from '../users/user-phone.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { FinishSignIn } from './finish-sign-in.ts';

interface FirstFactorDependencies extends Pick<AuthPlatform, 'db' | 'sessions' | 'audit' | 'notedRows'> {
  finishSignIn: FinishSignIn;
  readonly demands: StrongDemands;
}

/** What the first factor led to: nothing (product not enabled), a pending session, or a session. */
export interface FirstFactorOutcome {
  readonly isProductEnabled: boolean;
  readonly loginType: LoginType;
  /** The number to which a code by SMS goes, as it may be shown; empty for the other channels. */
  readonly maskedMobile: string;
  readonly prefix: string;
  readonly user: SignedInUser | null;
  readonly opened: OpenedSession | null;
}

/** Leads a person whose first factor, password or QR code, was right to the second one, or signs them in where none is due. */
export type PassFirstFactor = ReturnType<typeof createPassFirstFactor>;

/** Makes the step after the first factor (spec 01 §4). It checks no factor: who calls it has. */
export function createPassFirstFactor({
  db,
  sessions,
  audit,
  notedRows,
  finishSignIn,
  demands,
}: FirstFactorDependencies) {
  async function waitForCode(
    userId: string,
    { session: replaces, ip, userAgent }: Caller,
    by: SignedInBy,
  ): Promise<OpenedSession> {
    // What was written over may be put back before the second factor is given.
    const strayed = await notedRows.checkPerson(userId);
    const signedInBy = { ...by, strayed: strayed.length > 0 ? strayed : null };
    return db.transaction((tx) =>
      sessions.open(tx, { kind: 'pending', userId, ip, userAgent, replaces, signedInBy }),
    );
  }

  return async (
    caller: Caller,
    { user, channel, by }: { user: UserRecord; channel: LoginChannel; by: SignedInBy },
  ): Promise<FirstFactorOutcome> => {
    if (!user.isProductEnabled) {
      const event = { userId: user.id, from: caller, action: 'sign-in.failed', outcome: 'refused' } as const;
      await db.transaction((tx) =>
        recordUserEvent(audit, tx, { ...event, data: { reason: 'product-not-enabled' } }),
      );
      return { ...nothingDue, isProductEnabled: false };
    }
    if (by.method !== 'company') await requireOtherWay(db, user);
    const isStrong = await demands.isDemanded(db, user);
    if (isStrong && by.method !== 'company') await requireNoPasskey(user);
    if (user.secondFactor === 'none' && !isStrong && !by.waits)
      return { ...nothingDue, ...(await finishSignIn(caller, user.id, by)) };
    const factor = factorOf(user, isStrong ? 'AUTH' : channel);
    if (factor.loginType === 'SMS_ERR_TEL_NUMBER') return { ...nothingDue, ...factor };
    return { ...nothingDue, ...factor, opened: await waitForCode(user.id, caller, by) };
  };

  /** Who has a passkey and no app comes in by it: setting an app up now would take a code by mail. @throws AppError `forbidden` */
  async function requireNoPasskey({ id }: UserRecord): Promise<void> {
    const { hasApp, hasPasskey } = await demands.findMeans(db, id);
    if (hasPasskey && !hasApp) throw new AppError('forbidden', { text: strongSignInTexts.usePasskey });
  }
}

/** The outcome after which no second factor is due. */
export const nothingDue: FirstFactorOutcome = {
  isProductEnabled: true,
  loginType: '',
  maskedMobile: '',
  prefix: '',
  user: null,
  opened: null,
};

/** What the chosen channel asks for (spec 01 §4). */
function factorOf(
  user: UserRecord,
  channel: LoginChannel,
): Pick<FirstFactorOutcome, 'loginType'> & Partial<FirstFactorOutcome> {
  if (channel === 'MAIL') return { loginType: 'OTP' };
  if (channel === 'AUTH') return { loginType: 'Authenticator' };
  const phone = phoneOf(user);
  if (!phone) return { loginType: 'SMS_ERR_TEL_NUMBER' };
  const maskedMobile = maskedDestination({ channel: 'sms', to: phone.mobile });
  return { loginType: 'SMS', maskedMobile, prefix: phone.prefix };
}
