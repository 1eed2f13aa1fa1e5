import { isDeepStrictEqual } from 'node:util';
import { mayChangeSettings, mayOpenSettings, signUpDomain } from 'shared-api/contracts/admin';
import {
  type acceptCompanyDomain,
  type CompanySignIn,
  type confirmCompanySignIn,
  type getCompanySignIn,
  type getSignUpDomains,
  type proveCompanyDomain,
  type saveCompanySignIn,
} from 'shared-api/contracts/auth';
import { isSuperUser, type InputOf, type LocalizedText, type OutputOf } from 'shared-api/contracts/common';
import { mayGiveRights } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { isPublicSuffix } from '../../../platform/outgoing/public-suffix.ts';
import { readEndpoint } from '../../../platform/push/push-endpoint.ts';
import type { CompanyRecord } from '../../ports/directory.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { originOf } from '../users/user-audit.ts';
import type { CompanyDomains } from './company-domains.service.ts';
import {
  findOfCompany,
  listTakenDomains,
  lockCompanySignIns,
  saveOfCompany,
} from './company-sign-in.repository.ts';
import { companySignInSubject } from './company-sign-in-subject.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import type { CompanyVouching } from './company-vouching.service.ts';
import { firstKey, returnPath, sealSecret, triedWith } from './provider-settings.ts';
import { isWaiting, vouchedOf, vouchWaitMs } from './vouched.ts';

interface SettingsDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'directory' | 'secretBox' | 'publicUrl'
> {
  readonly ownOrigins: readonly string[];
  readonly vouching: CompanyVouching;
  readonly domains: CompanyDomains;
}

type Saved = InputOf<typeof saveCompanySignIn>;

/** The service of setting a company's sign-in up. Every function throws `forbidden` or `not-found` for who may not change the company's settings. */
export function createCompanySignInSettings(dependencies: SettingsDependencies) {
  const { db, clock, audit, directory, secretBox, publicUrl, ownOrigins, vouching, domains } = dependencies;

  return {
    /** What was set up, and what the provider has to be told. */
    get: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getCompanySignIn>,
    ): Promise<CompanySignIn> => {
      await requireCompany(caller, companyId);
      const record = await findOfCompany(db, companyId);
      const groups = await directory.listGroups(db, [companyId]);
      const key = record?.key ?? firstKey(secretBox, companyId);
      const isShared = record?.hasOwnReturn === false;
      return {
        fields: record ? present(record) : null,
        hasSecret: Boolean(record?.sealedSecret),
        version: record?.version ?? 0,
        isTried: record !== undefined && record.triedWith === triedWith(record),
        redirectAddress: publicUrl + returnPath(isShared ? null : key),
        nextRedirectAddress: isShared ? publicUrl + returnPath(key) : '',
        entryAddress: record ? `${publicUrl}/?company=${record.key}` : '',
        groups: groups.map(({ id, name }) => ({ id, name })),
        waits: await vouching.describe(caller.session, record),
        groupsUnsaid: record ? await findUnsaid(record) : null,
        domains: domains.describe(record),
        mayAcceptDomains: isSuperUser(caller.session.flags),
      };
    },

    /** Saves it. @throws AppError `invalid-input` by field, `conflict` where somebody saved since. */
    save: async (caller: SignedInCaller, saved: Saved): Promise<{ version: number }> => {
      const { companyId, version, clientSecret, ...fields } = saved;
      await requireCompany(caller, companyId);
      return db.transaction(async (tx) => {
        await lockCompanySignIns(tx);
        const stood = await findOfCompany(tx, companyId);
        if ((stood?.version ?? 0) !== version) throw new AppError('conflict');
        await requireFitting(tx, caller, { saved, stood });
        // Another provider or client knows none of our addresses yet.
        const isMoving = stood?.hasOwnReturn === false && triedWith(stood) !== triedWith(saved);
        const next: CompanySignInRecord = {
          ...fields,
          companyId,
          domains: [...new Set(fields.domains)],
          provedDomains: (stood?.provedDomains ?? []).filter((domain) => fields.domains.includes(domain)),
          key: stood?.key ?? firstKey(secretBox, companyId),
          hasOwnReturn: stood === undefined || stood.hasOwnReturn || isMoving,
          sealedSecret: secretAfter(stood, saved),
          // What was tried was tried at the other address.
          triedWith: isMoving ? '' : (stood?.triedWith ?? ''),
          vouched: stood?.vouched ?? null,
          countsFrom: null,
          version: version + 1,
          changedAt: clock.now(),
          changedBy: caller.session.userId,
        };
        const record = { ...next, countsFrom: countsFrom(next, stood) };
        await saveOfCompany(tx, record);
        if (record.countsFrom?.getTime() !== stood?.countsFrom?.getTime())
          await vouching.notify(tx, caller, record);
        const { actingFor, userId: actor } = caller.session;
        await audit.append(tx, {
          subject: companySignInSubject(companyId),
          action: 'company-sign-in.saved',
          actor,
          actingFor: actingFor?.userId ?? null,
          companyId,
          data: {
            before: stood ? logged(stood) : {},
            after: logged(record),
            ...(clientSecret !== '' && { hasNewSecret: true }),
            ...originOf(caller),
          },
        });
        return { version: version + 1 };
      });
    },

    /** Answers for what another administrator saved. @throws AppError as `vouching.confirm` */
    confirm: async (caller: SignedInCaller, input: InputOf<typeof confirmCompanySignIn>): Promise<void> => {
      await requireCompany(caller, input.companyId);
      await vouching.confirm(caller, input);
    },

    /** How the domains of the company's sign-up stand. */
    signUpDomains: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getSignUpDomains>,
    ): Promise<OutputOf<typeof getSignUpDomains>> => ({
      domains: domains.describeSignUp(await requireCompany(caller, companyId)),
      mayAcceptDomains: isSuperUser(caller.session.flags),
    }),

    /** Looks up whose a domain is. @throws AppError as `domains.prove` */
    prove: async (caller: SignedInCaller, input: InputOf<typeof proveCompanyDomain>): Promise<void> => {
      await requireCompany(caller, input.companyId);
      await domains.prove(caller, input);
    },

    /** Says whose a domain is. @throws AppError as `domains.accept` */
    accept: async (caller: SignedInCaller, input: InputOf<typeof acceptCompanyDomain>): Promise<void> => {
      await requireCompany(caller, input.companyId);
      await domains.accept(caller, input);
    },

    /** What a company set up, for who may try it. @throws AppError `conflict` where nothing was */
    require: async (caller: SignedInCaller, companyId: string): Promise<CompanySignInRecord> => {
      await requireCompany(caller, companyId);
      const record = await findOfCompany(db, companyId);
      if (!record) throw new AppError('conflict', { text: texts.notSetUp });
      return record;
    },
  };

  async function requireCompany({ session }: SignedInCaller, companyId: string): Promise<CompanyRecord> {
    if (!mayOpenSettings(session)) throw new AppError('forbidden');
    const company = mayChangeSettings(session, companyId) && (await directory.findCompany(db, companyId));
    if (!company) throw new AppError('not-found');
    return company;
  }

  /** The last time since it was set up that somebody came in of whose groups the provider said nothing. */
  async function findUnsaid({
    companyId,
    changedAt,
  }: CompanySignInRecord): Promise<CompanySignIn['groupsUnsaid']> {
    const events = await audit.listNewest(db, companySignInSubject(companyId), { limit: 50 });
    const found = events.find(
      ({ action, at }) => action === 'company-sign-in.groups-unsaid' && at >= changedAt,
    );
    return found ? { at: found.at.toISOString(), tooMany: found.data?.['reason'] === 'tooMany' } : null;
  }

  /** From when on what is saved counts without a second administrator; the days go on where the same waits already. */
  function countsFrom(next: CompanySignInRecord, stood: CompanySignInRecord | undefined): Date | null {
    if (!isWaiting(next)) return null;
    const isSame = stood?.countsFrom && isDeepStrictEqual(vouchedOf(next), vouchedOf(stood));
    return isSame ? stood.countsFrom : new Date(clock.now().getTime() + vouchWaitMs);
  }

  /** Another provider or client never gets the secret of the one before. */
  function secretAfter(
    stood: CompanySignInRecord | undefined,
    { companyId, clientSecret, ...next }: Saved,
  ): string {
    if (clientSecret !== '') return sealSecret(secretBox, companyId, clientSecret);
    return stood && triedWith(stood) === triedWith(next) ? stood.sealedSecret : '';
  }

  async function requireFitting(
    tx: Executor,
    { session, language }: SignedInCaller,
    { saved, stood }: { readonly saved: Saved; readonly stood: CompanySignInRecord | undefined },
  ): Promise<void> {
    const invalid = saved.domains.filter((domain) => !signUpDomain.safeParse(domain).success);
    const open = saved.domains.filter((domain) => isPublicSuffix(domain));
    const taken = await listDomainsOfOthers(tx, saved);
    const say = (text: LocalizedText, domains: readonly string[] = []) =>
      text[language].replace('{domains}', domains.join(', '));
    const fields = {
      ...(!readEndpoint(saved.issuer, ownOrigins) && { issuer: say(texts.issuerRefused) }),
      ...(taken.length > 0 && { domains: say(texts.domainTaken, taken) }),
      ...(open.length > 0 && { domains: say(texts.domainOpen, open) }),
      ...(invalid.length > 0 && { domains: say(texts.domainInvalid, invalid) }),
      ...(saved.mode !== 'off' && stood?.triedWith !== triedWith(saved) && { mode: say(texts.notTried) }),
      ...(!(await mayGive(tx, session, saved)) && { groupRules: say(texts.groupRefused) }),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
  }

  async function listDomainsOfOthers(tx: Executor, { companyId, domains }: Saved): Promise<string[]> {
    const company = await directory.findCompany(tx, companyId);
    const clash = await directory.findClash(tx, {
      id: companyId,
      name: company?.name ?? '',
      signUpDomains: domains,
    });
    const taken = await listTakenDomains(tx, { companyId, domains });
    return [...new Set([...clash.domains, ...taken])];
  }

  /** Whoever saves answers for every group of the table: the provider that gives them may be theirs alone. */
  async function mayGive(tx: Executor, session: SignedInCaller['session'], { companyId, groupRules }: Saved) {
    const groups = new Map((await directory.listGroups(tx, [companyId])).map((group) => [group.id, group]));
    return groupRules.every(({ groupId }) => {
      const group = groups.get(groupId);
      return group !== undefined && mayGiveRights(session, group.permissions);
    });
  }
}

function present(record: CompanySignInRecord) {
  const { mode, issuer, clientId, name, domains, addsUnknown, secondFactor } = record;
  const { acrValues, groupsClaim, groupRules, endsAtProvider } = record;
  const provider = { mode, issuer, clientId, name, domains, addsUnknown, secondFactor, acrValues };
  return { ...provider, groupsClaim, groupRules, endsAtProvider };
}

/** What of it stands in the log: all but secrets. */
function logged(record: CompanySignInRecord) {
  const { groupRules, ...fields } = present(record);
  return { ...fields, groupRules: groupRules.map(({ value, groupId }) => `${value}: ${groupId}`) };
}
