import {
  maxQrCodes,
  qrCodeDays,
  writeQrCode,
  type LoginChannel,
  type QrCode,
} from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { qrPicture } from '../../../platform/qr/qr-picture.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { FirstFactorOutcome, PassFirstFactor } from '../sign-in/first-factor.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { qrCodeMail } from './qr-code.mail.ts';
import type { QrCodeRecord } from './qr-code.schema.ts';
import {
  deleteQrCodesExpiredBefore,
  findLiveQrCode,
  listLiveQrCodes,
  lockQrCodes,
  recordQrCodeUse,
  replaceTicket,
  revokeQrCode,
  consumeTicket,
} from './qr-codes.repository.ts';
import type { QrLoginLimits } from './qr-login-limits.ts';
import { qrCodeRefused, tooManyQrCodes } from './qr-login.texts.ts';

interface QrLoginDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'product' | 'publicUrl'
> {
  limits: QrLoginLimits;
  passFirstFactor: PassFirstFactor;
}

/** For whom the call says that a code is made. */
interface Maker {
  readonly userId: string;
  readonly token: string;
}

const day = 24 * 60 * 60_000;
const ticketForMs = 5 * 60_000;

/** The service of QR codes for signing in (spec 01 §2 and §7): made by their person, shown once, revoked at any time. */
export function createQrLoginService(dependencies: QrLoginDependencies) {
  const { db, clock, audit, deliveries, limits, passFirstFactor, product, publicUrl } = dependencies;
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  async function getMaker({ userId }: SessionRecord, named: Maker): Promise<UserRecord> {
    const isOwn = named.userId === userId && (named.token === '' || named.token === userId);
    const user = isOwn ? await findUser(db, userId) : undefined;
    if (!user?.passwordChangedAt) throw new AppError('forbidden');
    return user;
  }

  async function listLive(executor: Executor, user: UserRecord): Promise<QrCodeRecord[]> {
    const codes = await listLiveQrCodes(executor, user.id, clock.now());
    return codes.filter((code) => isOfPresentPassword(code, user));
  }

  async function notifyCreated(executor: Executor, user: UserRecord, id: string): Promise<void> {
    const address = `${publicUrl}/profile`;
    const content = qrCodeMail({
      product: product.name,
      name: user.firstName,
      username: user.username,
      days: qrCodeDays,
      address,
    });
    await deliveries.sendMail(executor, { to: user.email, content, language: user.language });
    await note(executor, user.id, { action: 'qr-code.made', id });
  }

  const note = (executor: Executor, userId: string, { action, id }: { action: string; id: string }) =>
    audit.append(executor, { subject: `auth_users:${userId}`, action, actor: userId, data: { id } });

  return {
    /** How many more codes the caller may have. @throws AppError `forbidden` for another's, or before the own password. */
    countLeft: async (session: SessionRecord, named: Maker): Promise<number> => {
      const user = await getMaker(session, named);
      return Math.max(0, maxQrCodes - (await listLive(db, user)).length);
    },

    /** Gives out the ticket for the file of a new code. @throws AppError `forbidden`, or `conflict` when there are too many. */
    giveTicket: async (session: SessionRecord, named: Maker): Promise<string> => {
      const user = await getMaker(session, named);
      await limits.countMade(user.id);
      const ticket = newSecret();
      await db.transaction(async (tx) => {
        await lockQrCodes(tx, user.id);
        if ((await listLive(tx, user)).length >= maxQrCodes)
          throw new AppError('conflict', { text: tooManyQrCodes, details: { most: maxQrCodes } });
        const times = { createdAt: clock.now(), expiresAt: after(ticketForMs) };
        await replaceTicket(tx, { userId: user.id, ticketHash: hashSecret(ticket), ...times });
      });
      return ticket;
    },

    /** Makes the code of a ticket and draws it; the person is told by mail. @throws AppError `not-found` */
    make: async ({ userId }: SessionRecord, ticket: string): Promise<Buffer> => {
      const user = await findUser(db, userId);
      if (!user) throw new AppError('not-signed-in');
      const secret = newSecret();
      await db.transaction(async (tx) => {
        const code = { secretHash: hashSecret(secret), now: clock.now(), expiresAt: after(qrCodeDays * day) };
        const id = await consumeTicket(tx, { userId, ticketHash: hashSecret(ticket) }, code);
        if (!id) throw new AppError('not-found');
        await notifyCreated(tx, user, id);
      });
      return qrPicture(writeQrCode(publicUrl, secret));
    },

    /** The caller's codes that still sign in. */
    list: async ({ userId }: SessionRecord): Promise<QrCode[]> => {
      const user = await findUser(db, userId);
      return user ? (await listLive(db, user)).map(present) : [];
    },

    /** Ends one of the caller's codes. @throws AppError `not-found` when it is not a living one of his. */
    revoke: async ({ userId }: SessionRecord, id: string): Promise<void> => {
      await db.transaction(async (tx) => {
        if (!(await revokeQrCode(tx, { id, userId }, clock.now()))) throw new AppError('not-found');
        await note(tx, userId, { action: 'qr-code.revoked', id });
      });
    },

    /** Leads from a scanned secret to the second factor. @throws AppError `wrong-credentials`, whatever is wrong with it. */
    enter: async (
      caller: Caller,
      { secret, channel }: { secret: string; channel: LoginChannel },
    ): Promise<FirstFactorOutcome> => {
      await limits.countTry(caller.ip);
      const code = await findLiveQrCode(db, hashSecret(secret), clock.now());
      const user = code && (await findUser(db, code.userId));
      if (!code || !user || !isOfPresentPassword(code, user))
        throw new AppError('wrong-credentials', { text: qrCodeRefused });
      await db.transaction(async (tx) => {
        await recordQrCodeUse(tx, code.id, clock.now());
        await note(tx, user.id, { action: 'qr-code.used', id: code.id });
      });
      return passFirstFactor(user, channel, caller);
    },

    /** Deletes codes that expired more than thirty days ago. */
    clean: (): Promise<void> => deleteQrCodesExpiredBefore(db, after(-30 * day)),
  };
}

/** A changed password ends the codes that were made before. */
function isOfPresentPassword({ createdAt }: QrCodeRecord, { passwordChangedAt }: UserRecord): boolean {
  return passwordChangedAt !== null && createdAt >= passwordChangedAt;
}

function present({ id, createdAt, expiresAt, lastUsedAt }: QrCodeRecord): QrCode {
  return {
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
