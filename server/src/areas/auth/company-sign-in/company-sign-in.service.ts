import {
  typedDomain,
  type CompanySignInTrial,
  type findCompanySignIn,
  type finishCompanySignIn,
  type FoundCompanySignIn,
  type nameCompanySignIn,
  type startCompanySignIn,
} from 'shared-api/contracts/auth';
import { mayChangeSettings } from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { nothingDue, type FirstFactorOutcome, type PassFirstFactor } from '../sign-in/first-factor.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { createArrivals } from './arrive.ts';
import { asksOurCode } from './asks-our-code.ts';
import type { Attempt, Attempts } from './attempts.ts';
import { readClaims, type PersonName, type Stranger } from './claims.ts';
import type { CompanyAccounts } from './company-account.ts';
import type { CompanySignInLimits } from './company-sign-in-limits.ts';
import { findByDomain, findByKey, findOfCompany } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { createCompanyTrials } from './company-trials.ts';
import { describeFailure } from './describe-failure.ts';
import type { NamelessPeople } from './nameless.ts';
import { ProviderError } from './provider-error.ts';
import { returnKeyOf, returnPath, withSecret } from './provider-settings.ts';
import type { Claims } from './merge-claims.ts';
import type { Providers } from './provider.ts';
import { inForce } from './vouched.ts';
import type { WaitingLinks } from './waiting-links.ts';

type Needed = 'db' | 'audit' | 'directory' | 'secretBox' | 'logger' | 'publicUrl';

interface CompanySignInDependencies extends Pick<AuthPlatform, Needed> {
  readonly providers: Providers;
  readonly attempts: Attempts;
  readonly limits: CompanySignInLimits;
  readonly accounts: CompanyAccounts;
  readonly waitingLinks: WaitingLinks;
  readonly nameless: NamelessPeople;
  readonly demands: Pick<StrongDemands, 'isDemanded' | 'findMeans'>;
  readonly passFirstFactor: PassFirstFactor;
  readonly finishSignIn: FinishSignIn;
}

/** Who came back from the provider, and where their code would go. */
interface Entering {
  readonly settings: CompanySignInRecord;
  readonly stranger: Stranger;
  readonly channel: InputOf<typeof finishCompanySignIn>['channel'];
}

/** What coming back led to: a sign-in, a trial, or the question for a name. */
interface Finished {
  readonly outcome: FirstFactorOutcome | null;
  readonly trial: CompanySignInTrial | null;
  readonly asks: (PersonName & { readonly ticket: string; readonly email: string }) | null;
  /** The provider to which the second factor links their account; empty where it links none. */
  readonly links: string;
  /** Whether the second factor that is due is the person's passkey, since they have nothing else that counts. */
  readonly passkey: boolean;
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
  const { db, secretBox, logger, publicUrl } = dependencies;
  const { providers, attempts, limits, nameless, demands, passFirstFactor, finishSignIn } = dependencies;
  const { arrive, recordRefusal } = createArrivals(dependencies);
  const endTrial = createCompanyTrials(dependencies);
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
    finish: async (caller: Caller, { answer, channel, company, sealed }: Back): Promise<Finished> => {
      await limits.countStep(caller.ip);
      const returnKey = company ?? null;
      const back = new URL(`${returnAddress(returnKey)}?${answer.replace(/^\?/, '')}`);
      const attempt = await attempts.consume(sealed, { state: back.searchParams.get('state'), returnKey });
      const settings = attempt && (await findSettings(caller, attempt));
      if (!attempt || !settings) throw new AppError('link-invalid', { text: texts.expired });
      const claims = await askProvider(caller, { attempt, settings, back });
      const stranger = readClaims(claims, settings);
      if (attempt.trialBy === null) return enter(caller, { settings, stranger, channel });
      const trial = await endTrial(caller, { attempt, settings, claims, stranger });
      return { outcome: null, trial, asks: null, links: '', passkey: false };
    },

    /** Ends the sign-in of who said their name. @throws AppError `link-invalid`, `forbidden` */
    finishNamed: async (
      caller: Caller,
      { ticket, firstName, lastName, channel }: InputOf<typeof nameCompanySignIn>,
    ): Promise<FirstFactorOutcome | null> => {
      await limits.countStep(caller.ip);
      const found = await nameless.consume(ticket);
      const settings = found && (await findOfCompany(db, found.companyId));
      const counts = settings?.version === found?.version && settings && inForce(settings);
      if (!found || !counts) throw new AppError('link-invalid', { text: texts.expired });
      const stranger = { ...found.stranger, name: { firstName, lastName } };
      return (await enter(caller, { settings: counts, stranger, channel })).outcome;
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
  ): Promise<Claims> {
    try {
      return await providers.finish(withSecret(secretBox, settings), { round: attempt, back });
    } catch (error) {
      if (attempt.trialBy === null) await recordRefusal(caller, settings, 'provider');
      throw fail(error, settings, attempt.trialBy !== null);
    }
  }

  async function enter(caller: Caller, { settings, stranger, channel }: Entering): Promise<Finished> {
    const arrived = await arrive({ settings, stranger, caller });
    if (arrived) {
      const outcome = await signIn(caller, arrived, { settings, stranger, channel });
      const links = arrived.waits === null ? '' : settings.name;
      const passkey = outcome.loginType !== '' && (await hasPasskeyAlone(arrived.user));
      return { outcome, trial: null, asks: null, links, passkey };
    }
    const { email, guess } = stranger;
    const asks = { ...guess, email, ticket: await nameless.ask(settings, stranger) };
    return { outcome: null, trial: null, asks, links: '', passkey: false };
  }

  /** Who has no app, and of whom no code by mail or SMS counts. */
  async function hasPasskeyAlone(user: UserRecord): Promise<boolean> {
    if (!(await demands.isDemanded(db, user))) return false;
    const { hasApp, hasPasskey } = await demands.findMeans(db, user.id);
    return hasPasskey && !hasApp;
  }

  async function signIn(
    caller: Caller,
    { user, waits }: { readonly user: UserRecord; readonly waits: string | null },
    { settings, stranger, channel }: Entering,
  ): Promise<FirstFactorOutcome> {
    if (!user.isProductEnabled) return { ...nothingDue, isProductEnabled: false };
    const by = { method: 'company', provider: settings.name, waits } as const;
    return waits !== null || asksOurCode(settings, stranger)
      ? passFirstFactor(caller, { user, channel, by })
      : { ...nothingDue, ...(await finishSignIn(caller, user.id, by)) };
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
