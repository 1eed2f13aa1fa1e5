import {
  maxPackagesAnHour,
  recentSignInMinutes,
  type downloadPersonalData,
  type getPersonalDataState,
  type listKeptData,
  type PersonalDataState,
  type preparePersonalData,
} from 'shared-api/contracts/auth';
import type { InputOf, Language } from 'shared-api/contracts/common';
import type { KeptData } from 'shared-api/contracts/platform';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { laterEnd, type PersonalDataService } from '../../../platform/personal-data/personal-data.service.ts';
import {
  noPersonKeys,
  type PersonKeys,
} from '../../../platform/personal-data/personal-sources.repository.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { Settings } from '../../ports/settings.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { createPasswordProof } from '../profile/password-proof.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent, userSubject } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, listUsers } from '../users/users.repository.ts';
import { handedOutMail } from './handed-out.mail.ts';
import type { FindPersonKeys } from './person-keys.ts';
import { personalPackage } from './personal-package.ts';
import { packageName, packageNeedsPassword } from './personal-data.texts.ts';

interface PersonalDataDependencies extends Pick<
  AuthPlatform,
  | 'db'
  | 'clock'
  | 'audit'
  | 'deliveries'
  | 'directory'
  | 'logger'
  | 'oneTimeLinks'
  | 'rateLimits'
  | 'product'
  | 'publicUrl'
> {
  readonly ownPassword: OwnPassword;
  readonly personalData: Pick<PersonalDataService, 'list' | 'listKept' | 'noteHandedOut'>;
  readonly findPersonKeys: FindPersonKeys;
  readonly termMonths: Settings['termMonths'];
}

const purpose = 'personal-data';
const action = 'personal-data.handed-out';
const minute = 60_000;
/** How many of the latest times are shown. */
const handOutsShown = 5;

/** The service of what is held of a person: handed out to them, or to who answers for them; and what stays when they go. */
export function createPersonalDataService(dependencies: PersonalDataDependencies) {
  const { db, clock, audit, deliveries, directory, logger, oneTimeLinks, rateLimits, product, publicUrl } =
    dependencies;
  const { ownPassword, personalData, findPersonKeys, termMonths } = dependencies;
  const requirePassword = createPasswordProof({ db, ownPassword });

  return {
    /** What stands before a package is asked for. @throws AppError `not-found` */
    getState: async (
      { session }: SignedInCaller,
      { userId = session.userId }: InputOf<typeof getPersonalDataState>,
    ): Promise<PersonalDataState> => {
      const user = await getPerson(db, session, userId);
      const events = await audit.listNewest(db, userSubject(user.id), { limit: eventsSearched });
      const handOuts = events.filter((event) => event.action === action).slice(0, handOutsShown);
      const people = await listUsers(db, [...new Set(handOuts.flatMap(({ actor }) => actor ?? []))]);
      const names = new Map(people.map((each) => [each.id, fullNameOf(each)]));
      return {
        needsPassword: !isRecent(session),
        handedOut: handOuts.map(({ at, actor }) => ({
          at: at.toISOString(),
          by: names.get(actor ?? '') ?? '',
          isOwn: actor === user.id,
        })),
      };
    },

    /** Issues the ticket of a package. @throws AppError `not-found`, `invalid-input` on `password`, `too-many-requests` */
    prepare: async (
      caller: SignedInCaller,
      { userId = caller.session.userId, password }: InputOf<typeof preparePersonalData>,
    ): Promise<{ ticket: string }> => {
      const { session } = caller;
      const user = await getPerson(db, session, userId);
      await countInWords(rateLimits, {
        name: 'auth.personal-data',
        key: session.userId,
        limit: maxPackagesAnHour,
        windowMs: 60 * minute,
      });
      if (!isRecent(session)) await requirePassword(caller, { password, needed: packageNeedsPassword });
      const subject = subjectOf(session.userId, user.id);
      return { ticket: await oneTimeLinks.issue(db, { purpose, subject, validForMs: minute }) };
    },

    /** The package of a ticket; written down, and told the person where it is not theirs alone. @throws AppError `not-found` */
    download: async (
      caller: SignedInCaller,
      { ticket }: InputOf<typeof downloadPersonalData>,
    ): Promise<FileAnswer> => {
      const { session, language } = caller;
      const { user, keys } = await db.transaction(async (tx) => {
        const subject = await oneTimeLinks.tryConsume(tx, { purpose, secret: ticket });
        const [by, userId] = subject?.split(' ') ?? [];
        if (by !== session.userId || !userId) throw new AppError('not-found');
        const found = await getPerson(tx, session, userId);
        await recordUserEvent(audit, tx, { userId, actor: session.userId, from: caller, action });
        const ofPerson = await keysFor(tx, found, session);
        if (userId !== session.userId) {
          await notify(tx, found, session);
          await personalData.noteHandedOut(tx, ofPerson, { ...caller, session });
        }
        return { user: found, keys: ofPerson };
      });
      const isOwn = user.id === session.userId;
      const { id: userId, username, companyId } = user;
      const madeAt = clock.now();
      const contents = {
        person: { userId, name: fullNameOf(user), username },
        madeFor: isOwn ? 'person' : 'administrator',
        madeAt,
        language,
        tables: personalData.list(db, keys, { isOwn, companyId }),
      } as const;
      const name = `${packageName[language]}-${username}-${madeAt.toISOString().slice(0, 10)}.zip`;
      return { stream: personalPackage(contents, logger), name, type: 'application/zip' };
    },

    /** What stays when accounts are deleted. @throws AppError `not-found` */
    listKept: async (
      { session, language }: SignedInCaller,
      { ids = [session.userId] }: InputOf<typeof listKeptData>,
    ): Promise<KeptData[]> => {
      const users = await Promise.all(ids.map((id) => getPerson(db, session, id)));
      const kept = new Map<string, KeptData>();
      for (const [companyId, own] of Map.groupBy(users, (user) => user.companyId))
        for (const each of await keptOf(companyId, own, language)) {
          const other = kept.get(each.why);
          kept.set(each.why, other ? merged(other, each) : each);
        }
      return [...kept.values()];
    },
  };

  /** What stays of people of one company, there and at companies where they were before, each until its own end. */
  async function keptOf(
    companyId: string | null,
    users: readonly UserRecord[],
    language: Language,
  ): Promise<KeptData[]> {
    const keys = await findPersonKeys(db, users);
    const known = await directory.listEmployeesOf(db, keys.users);
    const employeesOf = Map.groupBy(known, (employee) => employee.companyId);
    const idsOf = (id: string | null) => (employeesOf.get(id ?? '') ?? []).map((employee) => employee.id);
    const parts = [{ companyId, keys: { ...keys, employees: idsOf(companyId) } }];
    for (const former of employeesOf.keys())
      if (former !== companyId)
        parts.push({ companyId: former, keys: { ...noPersonKeys, employees: idsOf(former) } });
    const kept = [];
    for (const part of parts) {
      const months = await termMonths(db, part.companyId);
      kept.push(...(await personalData.listKept(db, part.keys, { months, language })));
    }
    return kept;
  }

  /** Who answers for a person's data gets no records of companies where the person was before. */
  async function keysFor(tx: Executor, user: UserRecord, { userId }: SessionRecord): Promise<PersonKeys> {
    const keys = await findPersonKeys(tx, [user], 'hand-out');
    if (user.id === userId) return keys;
    const known = await directory.listEmployeesOf(tx, keys.users);
    const own = known.filter(({ companyId }) => companyId === user.companyId);
    return { ...keys, employees: own.map(({ id }) => id) };
  }

  async function getPerson(executor: Executor, session: SessionRecord, userId: string): Promise<UserRecord> {
    const user = await findUser(executor, userId);
    const isTheirs =
      user &&
      (userId === session.userId ||
        mayAdministerUser(session, { flags: { a: user.a, b: user.b }, companyId: user.companyId }));
    if (!isTheirs || user.removedAt) throw new AppError('not-found');
    return user;
  }

  /** A whole sign-in makes a new session. */
  function isRecent({ createdAt }: SessionRecord): boolean {
    return clock.now().getTime() - createdAt.getTime() < recentSignInMinutes * minute;
  }

  async function notify(tx: Executor, user: UserRecord, { userId }: SessionRecord): Promise<void> {
    const by = await findUser(tx, userId);
    const content = handedOutMail({
      product: product.name,
      name: user.firstName,
      by: by ? fullNameOf(by) : '',
      at: clock.now(),
      address: `${publicUrl}/profile`,
    });
    const { email: to, language, companyId } = user;
    await deliveries.sendMail(tx, { to, content, language, companyId });
  }
}

/** What stays for one reason, of several people or at several companies. */
function merged(one: KeptData, other: KeptData): KeptData {
  const what = new Set([...one.what.split(', '), ...other.what.split(', ')]);
  return { ...one, what: [...what].join(', '), until: laterEnd(one.until, other.until) };
}

/** Of a person's chain: sign-ins are events too. */
const eventsSearched = 200;

function subjectOf(by: string, userId: string): string {
  return `${by} ${userId}`;
}
