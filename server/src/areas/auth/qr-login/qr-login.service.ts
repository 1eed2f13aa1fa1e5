import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  downloadQrCode,
  maxQrCodes,
  qrCodeDays,
  writeQrCode,
  type checkQrPassword,
  type createQrCode,
  type QrCode,
  type revokeQrCode,
  type signInByQrCode,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { qrPicture } from '../../../platform/qr/qr-picture.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { createPasswordProof } from '../profile/password-proof.ts';
import type { FirstFactorOutcome, PassFirstFactor } from '../sign-in/first-factor.ts';
import { recordStrangerEvent, recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { qrCodeFacts } from './qr-code-facts.ts';
import { qrCodeMail } from './qr-code.mail.ts';
import type { QrCodeRecord } from './qr-code.schema.ts';
import {
  deleteQrCodesExpiredBefore,
  endQrCode,
  findLiveQrCode,
  insertQrCode,
  listLiveQrCodes,
  lockQrCodes,
  recordQrCodeUse,
} from './qr-codes.repository.ts';
import type { QrLoginLimits } from './qr-login-limits.ts';
import { qrTicketPurpose } from './qr-ticket-purpose.ts';
import { qrCodeNeedsPassword, qrCodeRefused, tooManyQrCodes } from './qr-login.texts.ts';

interface QrLoginDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'oneTimeLinks' | 'rowProofs' | 'product' | 'publicUrl'
> {
  limits: QrLoginLimits;
  ownPassword: OwnPassword;
  passFirstFactor: PassFirstFactor;
}

/** For whom the calls say that a code is made. */
type NamedMaker = InputOf<typeof checkQrPassword>;

const day = 24 * 60 * 60_000;
const ticketForMs = 5 * 60_000;

/** The service of QR codes for signing in (spec 01 §2 and §7): made by their person, shown once, revoked at any time. */
export function createQrLoginService(dependencies: QrLoginDependencies) {
  const {
    db,
    clock,
    audit,
    deliveries,
    oneTimeLinks,
    rowProofs,
    limits,
    passFirstFactor,
    product,
    publicUrl,
  } = dependencies;
  const requirePassword = createPasswordProof(dependencies);
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  return {
    /** What a new code would be, and how many more the caller may have. @throws AppError `forbidden` for another's, or before the own password. */
    describeNew: async ({ session }: SignedInCaller, named: NamedMaker) => {
      const user = await getMaker(session, named);
      const left = Math.max(0, maxQrCodes - (await listLive(db, user)).length);
      return { validForDays: qrCodeDays, left };
    },

    /** Issues the ticket for the file of a new code. @throws AppError `forbidden`, `invalid-input` on `password`, or `conflict` when there are too many. */
    create: async (caller: SignedInCaller, { password, ...named }: InputOf<typeof createQrCode>) => {
      const user = await getMaker(caller.session, named);
      await requirePassword(caller, { password, needed: qrCodeNeedsPassword });
      await limits.countMade(user.id);
      const ticket = await db.transaction(async (tx) => {
        await lockQrCodes(tx, user.id);
        if ((await listLive(tx, user)).length >= maxQrCodes)
          throw new AppError('conflict', { text: tooManyQrCodes, details: { most: maxQrCodes } });
        const binding = { purpose: qrTicketPurpose, subject: user.id };
        return oneTimeLinks.issue(tx, { ...binding, validForMs: ticketForMs });
      });
      return { address: downloadQrCode.path, ticket };
    },

    /** Makes the code of a ticket and draws it; a mail goes to the person. @throws AppError `not-found` */
    download: async (
      caller: SignedInCaller,
      { ticket }: InputOf<typeof downloadQrCode>,
    ): Promise<FileAnswer> => {
      const { userId } = caller.session;
      const user = await findUser(db, userId);
      if (!user) throw new AppError('not-signed-in');
      const [id, secret] = [randomUUID(), newSecret()];
      await db.transaction(async (tx) => {
        await lockQrCodes(tx, userId);
        const owner = await oneTimeLinks.tryConsume(tx, { purpose: qrTicketPurpose, secret: ticket });
        if (owner !== userId) throw new AppError('not-found');
        const times = { createdAt: clock.now(), expiresAt: after(qrCodeDays * day) };
        const code = { id, userId, secretHash: hashSecret(secret), ...times };
        await insertQrCode(tx, { ...code, proof: rowProofs.of('qr-code', qrCodeFacts(code)) });
        await notifyCreated(tx, user);
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'qr-code.made', data: { id } });
      });
      const picture = qrPicture(writeQrCode(publicUrl, secret));
      const stream = Readable.from([picture]);
      return { stream, name: 'codice-qr.png', type: 'image/png', size: picture.length };
    },

    /** The caller's codes that still sign in. */
    list: async ({ session: { userId } }: SignedInCaller): Promise<QrCode[]> => {
      const user = await findUser(db, userId);
      return user ? (await listLive(db, user)).map(present) : [];
    },

    /** Ends one of the caller's codes. @throws AppError `not-found` when it is not a living one of theirs. */
    revoke: async (caller: SignedInCaller, { id }: InputOf<typeof revokeQrCode>): Promise<void> => {
      const { userId } = caller.session;
      await db.transaction(async (tx) => {
        if (!(await endQrCode(tx, { id, userId }, clock.now()))) throw new AppError('not-found');
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'qr-code.revoked', data: { id } });
      });
    },

    /** Leads from a scanned secret to the second factor. @throws AppError `wrong-credentials`, whatever is wrong with it. */
    enter: async (
      caller: Caller,
      { secret, channel }: InputOf<typeof signInByQrCode>,
    ): Promise<FirstFactorOutcome> => {
      await limits.countTry(caller.ip);
      const code = await findLiveQrCode(db, hashSecret(secret), clock.now());
      const user = code && (await findUser(db, code.userId));
      const isOurs = code && rowProofs.holds(code.proof, 'qr-code', qrCodeFacts(code));
      if (!isOurs || !user || !isOfPresentPassword(code, user)) {
        const refusal = { from: caller, action: 'sign-in.failed' as const, data: { reason: 'qr-code' } };
        await db.transaction((tx) => recordStrangerEvent(audit, tx, refusal));
        throw new AppError('wrong-credentials', { text: qrCodeRefused });
      }
      await db.transaction(async (tx) => {
        await recordQrCodeUse(tx, code.id, clock.now());
        const event = {
          userId: user.id,
          from: caller,
          action: 'qr-code.used' as const,
          data: { id: code.id },
        };
        await recordUserEvent(audit, tx, event);
      });
      return passFirstFactor(caller, { user, channel, by: { method: 'qr-code', provider: '' } });
    },

    /** Deletes codes that expired more than thirty days ago. */
    clean: (): Promise<void> => deleteQrCodesExpiredBefore(db, after(-30 * day)),
  };

  async function getMaker({ userId }: SessionRecord, named: NamedMaker): Promise<UserRecord> {
    const isOwn = named.userId === userId && (named.token === '' || named.token === userId);
    const user = isOwn ? await findUser(db, userId) : undefined;
    if (!user?.passwordChangedAt) throw new AppError('forbidden');
    return user;
  }

  async function listLive(executor: Executor, user: UserRecord): Promise<QrCodeRecord[]> {
    const codes = await listLiveQrCodes(executor, user.id, clock.now());
    return codes.filter((code) => isOfPresentPassword(code, user));
  }

  async function notifyCreated(executor: Executor, user: UserRecord): Promise<void> {
    const { username, firstName: name, email, language, companyId } = user;
    const address = `${publicUrl}/profile`;
    const content = qrCodeMail({ product: product.name, name, username, days: qrCodeDays, address });
    await deliveries.sendMail(executor, { to: email, content, language, companyId });
  }
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
