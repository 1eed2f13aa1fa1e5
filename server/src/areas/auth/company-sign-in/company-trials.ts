import { groupsByClaim, type CompanySignInTrial } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { hasComeIn } from '../contacts/contact-columns.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { originOf } from '../users/user-audit.ts';
import { asksOurCode } from './asks-our-code.ts';
import type { Attempt } from './attempts.ts';
import { claimsAlike, valuesAlike } from './claim-path.ts';
import type { Stranger } from './claims.ts';
import { companySignInSubject } from './company-sign-in-subject.ts';
import { recordTrial } from './company-sign-in.repository.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { returnKeyOf, triedWith } from './provider-settings.ts';
import type { Claims } from './merge-claims.ts';
import { recognise, type Recognised } from './recognise.ts';

type Needed = 'db' | 'audit' | 'directory';

/** A trial that came back from the provider. */
interface Round {
  readonly attempt: Attempt;
  readonly settings: CompanySignInRecord;
  readonly claims: Claims;
  readonly stranger: Stranger;
}

/** What would keep everybody out, not this one account. */
const keepsAllOut: readonly Recognised['outcome'][] = ['noEmail', 'email', 'unverified', 'domain'];

/** Makes what ends the trials of administrators. */
export function createCompanyTrials({ db, audit, directory }: Pick<AuthPlatform, Needed>) {
  /** Says what a sign-in would have led to, and keeps that it was tried, under the name that the provider gives itself. */
  return async (
    caller: Caller,
    { attempt, settings, claims, stranger }: Round,
  ): Promise<CompanySignInTrial> => {
    const found = await recognise(db, settings, stranger);
    const works = !keepsAllOut.includes(found.outcome);
    const isMoved = works && attempt.returnKey !== returnKeyOf(settings);
    if (works) {
      const { companyId, version, clientId } = settings;
      await db.transaction(async (tx) => {
        const tried = {
          companyId,
          version,
          issuer: claims.iss,
          triedWith: triedWith({ issuer: claims.iss, clientId }),
          hasOwnReturn: settings.hasOwnReturn || isMoved,
        };
        if (!(await recordTrial(tx, tried))) return;
        if (claims.iss !== settings.issuer)
          await recordSpelling(tx, caller, { settings, issuer: claims.iss });
        if (isMoved) await recordMove(tx, caller, settings);
      });
    }
    return { ...(await describe(settings, { claims, stranger, found })), isMoved };
  };

  async function describe(
    settings: CompanySignInRecord,
    { claims, stranger, found }: Pick<Round, 'claims' | 'stranger'> & { readonly found: Recognised },
  ): Promise<Omit<CompanySignInTrial, 'isMoved'>> {
    const { email, isVerified, name, groupsSent } = stranger;
    const { groupsClaim, groupRules, companyId } = settings;
    const values = groupsClaim === '' || stranger.values === null ? null : [...stranger.values];
    const { given } = groupsByClaim(groupRules, values ?? []);
    const groups = (await directory.listGroups(db, [companyId])).filter(({ id }) => given.includes(id));
    const isLost = groupsClaim !== '' && values === null;
    return {
      outcome: found.outcome,
      email,
      isVerified,
      person: found.user ? fullNameOf(found.user) : '',
      values,
      groups: groups.map(({ name: group }) => group),
      asksOurCode: asksOurCode(settings, stranger) || (found.outcome === 'link' && hasComeIn(found.user)),
      asksName: found.outcome === 'add' && name === 'missing',
      groupsClaim,
      groupsSent,
      claimsAlike: isLost ? claimsAlike(claims, groupsClaim) : [],
      valuesAlike: valuesAlike(
        values ?? [],
        groupRules.map(({ value }) => value),
      ),
    };
  }

  /** The provider's address stands as it writes it itself. */
  async function recordSpelling(
    executor: Executor,
    caller: Caller,
    { settings, issuer }: Pick<Round, 'settings'> & { readonly issuer: string },
  ): Promise<void> {
    const { companyId } = settings;
    await audit.append(executor, {
      subject: companySignInSubject(companyId),
      action: 'company-sign-in.saved',
      actor: caller.session?.userId ?? null,
      companyId,
      data: { before: { issuer: settings.issuer }, after: { issuer }, ...originOf(caller) },
    });
  }

  /** From now on only what comes back to the company's own address is taken. */
  async function recordMove(
    executor: Executor,
    caller: Caller,
    { companyId, issuer }: CompanySignInRecord,
  ): Promise<void> {
    await audit.append(executor, {
      subject: companySignInSubject(companyId),
      action: 'company-sign-in.moved',
      actor: caller.session?.userId ?? null,
      companyId,
      data: { issuer, ...originOf(caller) },
    });
  }
}
