import {
  groupsByClaim,
  typedDomain,
  type CompanySignInTrial,
  type findCompanySignIn,
  type finishCompanySignIn,
  type FoundCompanySignIn,
  type startCompanySignIn,
} from 'shared-api/contracts/auth';
import { mayChangeSettings } from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { nothingDue, type FirstFactorOutcome, type PassFirstFactor } from '../sign-in/first-factor.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { originOf, recordStrangerEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import type { Attempt, Attempts } from './attempts.ts';
import { readClaims, type Stranger } from './claims.ts';
import type { CompanyAccounts } from './company-account.ts';
import type { CompanySignInLimits } from './company-sign-in-limits.ts';
import { findByDomain, findByKey, findOfCompany, recordTrial } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { describeFailure } from './describe-failure.ts';
import { returnKeyOf, returnPath, triedWith, withSecret } from './provider-settings.ts';
import { ProviderError, type Providers } from './provider.ts';
import { inForce } from './vouched.ts';
import { recognise, type Recognised } from './recognise.ts';

type Needed = 'db' | 'audit' | 'directory' | 'secretBox' | 'logger' | 'publicUrl';

interface CompanySignInDependencies extends Pick<AuthPlatform, Needed> {
  readonly providers: Providers;
  readonly attempts: Attempts;
  readonly limits: CompanySignInLimits;
  readonly accounts: CompanyAccounts;
  readonly passFirstFactor: PassFirstFactor;
  readonly finishSignIn: FinishSignIn;
}

/** A trial that came back from the provider. */
interface Round {
  readonly attempt: Attempt;
  readonly settings: CompanySignInRecord;
  readonly stranger: Stranger;
}

/** What came back with the browser: the answer in its address, and the cookie that it kept. */
interface Back extends InputOf<typeof finishCompanySignIn> {
  readonly sealed: string | undefined;
}

/** Where the browser goes, and what it keeps until it is back. */
interface Departure {
  readonly address: string;
  readonly sealed: string;
}

/** The service of signing in by the company's own provider (decision 064). */
export function createCompanySignInService(dependencies: CompanySignInDependencies) {
  const { db, audit, directory, secretBox, logger, publicUrl } = dependencies;
  const { providers, attempts, limits, accounts, passFirstFactor, finishSignIn } = dependencies;
  const returnAddress = (key: string | null) => publicUrl + returnPath(key);

  return {
    /** The sign-in of the company of a key, or of a typed address's domain. */
    find: async (
      { ip }: Caller,
      { typed, company }: InputOf<typeof findCompanySignIn>,
    ): Promise<FoundCompanySignIn | null> => {
      await limits.countLookUp(ip);
      const domain = typedDomain(typed ?? '');
      const byDomain = domain && (await findByDomain(db, domain));
      const found = byDomain || (company && (await findByKey(db, company)));
      return found ? { company: found.key, name: found.name, isOnlyWay: found.mode === 'only' } : null;
    },

    /** Begins a sign-in. @throws AppError `not-found`, `unavailable` */
    start: async (
      caller: Caller,
      { company, typed }: InputOf<typeof startCompanySignIn>,
    ): Promise<Departure> => {
      await limits.countStep(caller.ip);
      const settings = await findByKey(db, company);
      if (!settings) throw new AppError('not-found', { text: texts.gone });
      const email = typed !== undefined && typedDomain(typed) ? typed.trim() : undefined;
      return depart(settings, { trialBy: null, email, returnKey: returnKeyOf(settings) });
    },

    /** Begins a trial by an administrator, who may be sure of; at the company's own address where it is to move there. @throws AppError `unavailable` */
    startTrial: async (
      { userId, email }: SessionRecord,
      { settings, moves }: { readonly settings: CompanySignInRecord; readonly moves: boolean },
    ): Promise<Departure> => {
      await limits.countTrial(userId);
      const returnKey = moves ? settings.key : returnKeyOf(settings);
      return depart(settings, {
        trialBy: userId,
        email: typedDomain(email) ? email : undefined,
        returnKey,
      });
    },

    /** Ends a sign-in, or a trial. @throws AppError `link-invalid`, `wrong-credentials`, `forbidden`, `unavailable` */
    finish: async (
      caller: Caller,
      { answer, channel, company, sealed }: Back,
    ): Promise<{
      readonly outcome: FirstFactorOutcome | null;
      readonly trial: CompanySignInTrial | null;
    }> => {
      await limits.countStep(caller.ip);
      const returnKey = company ?? null;
      const back = new URL(`${returnAddress(returnKey)}?${answer.replace(/^\?/, '')}`);
      const attempt = await attempts.consume(sealed, { state: back.searchParams.get('state'), returnKey });
      const settings = attempt && (await findSettings(caller, attempt));
      if (!attempt || !settings) throw new AppError('link-invalid', { text: texts.expired });
      const stranger = await askProvider(caller, { attempt, settings, back });
      if (attempt.trialBy !== null)
        return { outcome: null, trial: await endTrial(caller, { attempt, settings, stranger }) };
      const user = await arrive(caller, settings, stranger);
      if (!user.isProductEnabled) return { outcome: { ...nothingDue, isProductEnabled: false }, trial: null };
      const by = { method: 'company', provider: settings.name } as const;
      const outcome = asksOurCode(settings, stranger)
        ? await passFirstFactor(caller, { user, channel, by })
        : { ...nothingDue, ...(await finishSignIn(caller, user.id, by)) };
      return { outcome, trial: null };
    },

    /** Where the browser signs out at the provider too, after a session that was opened by it; null where it does not. */
    findLogout: async ({ signedInBy, companyId }: SessionRecord): Promise<string | null> => {
      if (signedInBy?.method !== 'company' || companyId === null) return null;
      const settings = await findOfCompany(db, companyId);
      if (!settings?.endsAtProvider || settings.mode === 'off') return null;
      const asked = providers.endSession(withSecret(secretBox, settings), `${publicUrl}/`);
      return asked.catch(() => null);
    },
  };

  async function depart(
    settings: CompanySignInRecord,
    { email, ...by }: Pick<Attempt, 'trialBy' | 'returnKey'> & { readonly email: string | undefined },
  ): Promise<Departure> {
    const { attempt, sealed } = await attempts.begin(settings, by);
    try {
      const round = { round: attempt, redirect: returnAddress(by.returnKey), email };
      return { address: await providers.start(withSecret(secretBox, settings), round), sealed };
    } catch (error) {
      throw fail(error, settings, by.trialBy !== null);
    }
  }

  /** What an attempt was begun with, where it still stands and its person is still who may. */
  async function findSettings({ session }: Caller, { companyId, version, trialBy, returnKey }: Attempt) {
    const settings = await findOfCompany(db, companyId);
    if (settings?.version !== version) return undefined;
    if (settings.hasOwnReturn && returnKey === null) return undefined;
    if (trialBy === null) return inForce(settings);
    const isStill = session?.userId === trialBy && mayChangeSettings(session, companyId);
    return isStill ? settings : undefined;
  }

  async function askProvider(
    caller: Caller,
    { attempt, settings, back }: { attempt: Attempt; settings: CompanySignInRecord; back: URL },
  ): Promise<Stranger> {
    try {
      const claims = await providers.finish(withSecret(secretBox, settings), { round: attempt, back });
      return readClaims(claims, settings);
    } catch (error) {
      if (attempt.trialBy === null) await recordRefusal(caller, settings, 'provider');
      throw fail(error, settings, attempt.trialBy !== null);
    }
  }

  /** The account of who came, linked or made where that is due. @throws AppError `forbidden` */
  async function arrive(
    caller: Caller,
    settings: CompanySignInRecord,
    stranger: Stranger,
  ): Promise<UserRecord> {
    const found = await recognise(db, settings, stranger);
    const { outcome, user } = found;
    if (user && !user.isProductEnabled) return user;
    if (!user && outcome !== 'add') {
      await recordRefusal(caller, settings, outcome);
      throw new AppError('forbidden', { text: texts[outcome], details: { email: stranger.email } });
    }
    const arrival = { settings, stranger, caller };
    return db.transaction(async (tx) => {
      const userId = user?.id ?? (await accounts.add(tx, arrival));
      if (user && outcome === 'link') await accounts.link(tx, user, arrival);
      await accounts.endFirstPassword(tx, userId, caller);
      await accounts.followGroups(tx, userId, arrival);
      return accounts.get(tx, userId);
    });
  }

  async function endTrial(
    caller: Caller,
    { attempt, settings, stranger }: Round,
  ): Promise<CompanySignInTrial> {
    const found = await recognise(db, settings, stranger);
    const works = found.outcome !== 'unverified' && found.outcome !== 'domain';
    const isMoved = works && attempt.returnKey !== returnKeyOf(settings);
    if (works) {
      const { companyId, version } = settings;
      await db.transaction(async (tx) => {
        const tried = {
          companyId,
          version,
          triedWith: triedWith(settings),
          hasOwnReturn: settings.hasOwnReturn || isMoved,
        };
        if ((await recordTrial(tx, tried)) && isMoved) await recordMove(tx, caller, settings);
      });
    }
    return { ...(await describeTrial(settings, stranger, found)), isMoved };
  }

  async function describeTrial(
    settings: CompanySignInRecord,
    stranger: Stranger,
    { outcome, user }: Recognised,
  ): Promise<Omit<CompanySignInTrial, 'isMoved'>> {
    const { email, isVerified } = stranger;
    const values = settings.groupsClaim === '' || stranger.values === null ? null : [...stranger.values];
    const { given } = groupsByClaim(settings.groupRules, values ?? []);
    const groups = (await directory.listGroups(db, [settings.companyId])).filter(({ id }) =>
      given.includes(id),
    );
    return {
      outcome,
      email,
      isVerified,
      person: user ? fullNameOf(user) : '',
      values,
      groups: groups.map(({ name }) => name),
      asksOurCode: asksOurCode(settings, stranger),
    };
  }

  /** From now on only what comes back to the company's own address is taken. */
  async function recordMove(
    executor: Executor,
    caller: Caller,
    { companyId, issuer }: CompanySignInRecord,
  ): Promise<void> {
    await audit.append(executor, {
      subject: `auth_company_sign_in:${companyId}`,
      action: 'company-sign-in.moved',
      actor: caller.session?.userId ?? null,
      companyId,
      data: { issuer, ...originOf(caller) },
    });
  }

  /** Who came is not known to be anybody of ours: what was refused stands among what strangers tried. */
  function recordRefusal(from: Caller, { name }: CompanySignInRecord, reason: string): Promise<void> {
    const data = { reason, method: 'company', provider: name };
    return db.transaction((tx) => recordStrangerEvent(audit, tx, { from, action: 'sign-in.failed', data }));
  }

  function fail(error: unknown, { companyId }: CompanySignInRecord, isTrial: boolean): unknown {
    if (!(error instanceof ProviderError)) return error;
    logger.warn(
      { companyId, reason: error.message, kind: error.kind },
      'a sign-in by the company did not work',
    );
    return describeFailure(error, { isTrial });
  }
}

function asksOurCode({ secondFactor }: CompanySignInRecord, { gaveSecondFactor }: Stranger): boolean {
  return secondFactor === 'ours' || (secondFactor === 'said' && !gaveSecondFactor);
}
