import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { foldText, isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import {
  confirmationMailsLiveKey,
  maxConfirmationMails,
  mayManageCompany,
  newConfirmationMailId,
  type confirmationMailConflict,
  type deleteConfirmationMails,
  type getConfirmationMail,
  type listConfirmationMails,
  type saveConfirmationMail,
} from 'shared-api/contracts/signing';
import { violatedConstraint, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { actorOf, toEmailKey } from '../actor.ts';
import { toSearchPatterns } from '../document-list/search-key.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { decodeMailCursor, encodeMailCursor } from './confirmation-mail-cursor.ts';
import type { ConfirmationMailRecord } from './confirmation-mail.schema.ts';
import {
  countMails,
  deleteMails,
  findCompanyMails,
  findMail,
  findMails,
  insertMail,
  lockCompanyMails,
  lockMails,
  updateMail,
} from './confirmation-mails.repository.ts';

interface ConfirmationMailDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: SigningDirectory;
}

type MailAction = 'confirmation-mail.added' | 'confirmation-mail.changed' | 'confirmation-mail.removed';

/** The chain of events of a company's addresses. */
const confirmationMailSubject = (companyId: string) => `signing_confirmation_mails:${companyId}`;

/** The addresses that get the signed documents of a company (decision 058). */
export function createConfirmationMailService(dependencies: ConfirmationMailDependencies) {
  const { db, clock, audit, directory } = dependencies;
  return {
    /** One page of the addresses. @throws AppError `forbidden` for a company that is not the caller's to administer */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listConfirmationMails>,
    ): Promise<OutputOf<typeof listConfirmationMails>> => {
      const companyId = listedCompany(caller, input.companyId || undefined);
      const filter = { companyId, patterns: toSearchPatterns(input.search) };
      const after = input.cursor === undefined ? undefined : decodeMailCursor(input.cursor);
      const [found, total] = await Promise.all([
        findMails(db, { ...filter, after, limit: input.length + 1 }),
        countMails(db, filter),
      ]);
      const page = found.slice(0, input.length);
      const last = found.length > input.length ? page.at(-1) : undefined;
      const names = await namesOfCompanies(page);
      return {
        rows: page.map(({ id, email, companyId: of }, index) => ({
          number: input.start + index + 1,
          id,
          email,
          companyId: of,
          companyName: names.get(of) ?? '',
        })),
        total,
        next: last ? encodeMailCursor(last) : null,
      };
    },

    /** One address for its form. @throws AppError `not-found`, also for another company's */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getConfirmationMail>,
    ): Promise<OutputOf<typeof getConfirmationMail>> => {
      const mail = requireManaged(caller, await findMail(db, id));
      const { email, companyId, version } = mail;
      const company = await directory.findCompany(db, companyId);
      return { email, companyId, companyName: company?.name ?? '', version };
    },

    /** Adds an address, or writes one. @throws AppError `conflict`, `invalid-input`: see `saveConfirmationMail` */
    save: async (
      caller: SignedInCaller,
      input: InputOf<typeof saveConfirmationMail>,
    ): Promise<{ id: string; version: number }> =>
      withFreeAddress(caller, () =>
        db.transaction((tx) =>
          input.id === newConfirmationMailId ? add(tx, caller, input) : change(tx, caller, input),
        ),
      ),

    /** Deletes addresses, all or none. @throws AppError `not-found`, also for another company's */
    remove: async (caller: SignedInCaller, { ids }: InputOf<typeof deleteConfirmationMails>): Promise<void> =>
      db.transaction(async (tx) => {
        const wanted = [...new Set(ids)];
        const mails = await lockMails(tx, wanted);
        if (mails.length !== wanted.length) throw new AppError('not-found');
        for (const mail of mails) requireManaged(caller, mail);
        await deleteMails(tx, wanted);
        for (const { companyId, email } of mails)
          await record(tx, caller, { companyId, action: 'confirmation-mail.removed', data: { email } });
      }),
  };

  async function add(
    tx: Executor,
    caller: SignedInCaller,
    { email, companyId: wanted }: InputOf<typeof saveConfirmationMail>,
  ): Promise<{ id: string; version: number }> {
    const companyId = wanted || actorOf(caller).companyId;
    if (!mayManageCompany(actorOf(caller), companyId)) throw new AppError('forbidden');
    if (companyId === null || !(await directory.findCompany(tx, companyId))) throw new AppError('not-found');
    await lockCompanyMails(tx, companyId);
    const present = await findCompanyMails(tx, companyId);
    const isThere = present.some(({ emailKey }) => emailKey === toEmailKey(email));
    if (!isThere && present.length >= maxConfirmationMails)
      throw refusedAddress(caller, 'tooManyConfirmationMails');
    const id = randomUUID();
    await insertMail(tx, { id, companyId, ...written(caller, email), version: 1 });
    await record(tx, caller, { companyId, action: 'confirmation-mail.added', data: { email } });
    return { id, version: 1 };
  }

  async function change(
    tx: Executor,
    caller: SignedInCaller,
    { id, email, version }: InputOf<typeof saveConfirmationMail>,
  ): Promise<{ id: string; version: number }> {
    const [found] = await lockMails(tx, [id]);
    const mail = requireManaged(caller, found);
    if (mail.version !== version) throw await conflictOf(tx, mail);
    if (mail.email === email) return { id, version };
    const next = version + 1;
    await updateMail(tx, id, { ...written(caller, email), version: next });
    const data = { before: { email: mail.email }, after: { email } };
    await record(tx, caller, { companyId: mail.companyId, action: 'confirmation-mail.changed', data });
    return { id, version: next };
  }

  function written({ session }: SignedInCaller, email: string) {
    return {
      email,
      emailKey: toEmailKey(email),
      emailFold: foldText(email),
      changedBy: session.userId,
      changedAt: clock.now(),
    };
  }

  async function conflictOf(
    tx: Executor,
    { email, version, changedBy, changedAt }: ConfirmationMailRecord,
  ): Promise<AppError> {
    const writer = await directory.findPerson(tx, changedBy);
    const details: z.infer<typeof confirmationMailConflict> = {
      changedBy: writer?.name ?? '',
      changedAt: changedAt.toISOString(),
      current: { email, version },
    };
    return new AppError('conflict', { details });
  }

  async function record(
    tx: Executor,
    { session, ip, userAgent, requestId }: SignedInCaller,
    event: {
      readonly companyId: string;
      readonly action: MailAction;
      readonly data: Record<string, unknown>;
    },
  ): Promise<void> {
    const { companyId, action, data } = event;
    await audit.append(tx, {
      subject: confirmationMailSubject(companyId),
      action,
      actor: session.userId,
      actingFor: session.actingFor?.userId ?? null,
      companyId,
      data: { ...data, ip, userAgent, requestId },
    });
    await publishChange(tx, { to: { managersOf: companyId }, keys: [confirmationMailsLiveKey] });
  }

  async function namesOfCompanies(
    mails: readonly ConfirmationMailRecord[],
  ): Promise<ReadonlyMap<string, string>> {
    const companies = await directory.findCompanies(
      db,
      mails.map(({ companyId }) => companyId),
    );
    return new Map([...companies].map(([id, { name }]) => [id, name]));
  }
}

/** Null for all companies. */
function listedCompany(caller: SignedInCaller, wanted: string | undefined): string | null {
  const actor = actorOf(caller);
  if (wanted === undefined && isSuperUser(actor.flags)) return null;
  const companyId = wanted ?? actor.companyId ?? '';
  if (wanted !== undefined && !mayManageCompany(actor, companyId)) throw new AppError('forbidden');
  return companyId;
}

function requireManaged(
  caller: SignedInCaller,
  mail: ConfirmationMailRecord | undefined,
): ConfirmationMailRecord {
  if (!mail || !mayManageCompany(actorOf(caller), mail.companyId)) throw new AppError('not-found');
  return mail;
}

async function withFreeAddress<T>(caller: SignedInCaller, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'signing_confirmation_mails_address') throw error;
    throw refusedAddress(caller, 'confirmationMailTaken', error);
  }
}

function refusedAddress(
  { language }: SignedInCaller,
  problem: 'confirmationMailTaken' | 'tooManyConfirmationMails',
  cause?: unknown,
): AppError {
  const text = signingTexts[problem];
  const code = problem === 'confirmationMailTaken' ? 'conflict' : 'invalid-input';
  return new AppError(code, { text, fields: { email: text[language] }, cause });
}
