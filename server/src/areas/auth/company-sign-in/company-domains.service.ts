import type { acceptCompanyDomain, CompanySignIn, proveCompanyDomain } from 'shared-api/contracts/auth';
import { isSuperUser, type InputOf } from 'shared-api/contracts/common';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ReadTextRecords } from '../../../platform/outgoing/text-records.ts';
import type { CompanyRecord } from '../../ports/directory.port.ts';
import type { PowerNotices } from '../administrators/power-notices.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { originOf } from '../users/user-audit.ts';
import type { CompanySignInLimits } from './company-sign-in-limits.ts';
import {
  addProvedDomain,
  findOfCompany,
  listTakenDomains,
  lockCompanySignIns,
} from './company-sign-in.repository.ts';
import { companySignInSubject } from './company-sign-in-subject.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { proofOf } from './domain-proof.ts';

interface DomainDependencies extends Pick<
  AuthPlatform,
  'db' | 'audit' | 'secretBox' | 'logger' | 'directory'
> {
  readonly limits: CompanySignInLimits;
  readonly powerNotices: PowerNotices;
  readonly readTextRecords: ReadTextRecords;
}

type Asked = InputOf<typeof proveCompanyDomain>;

/** What has a domain count for a company's sign-in and sign-up: a record of its name, or a super user's yes (decisions 107 and 125). */
export type CompanyDomains = ReturnType<typeof createCompanyDomains>;

/** Makes it. Who may change the company's settings is the caller's to know. */
export function createCompanyDomains(dependencies: DomainDependencies) {
  const { db, audit, secretBox, logger, directory, limits, powerNotices, readTextRecords } = dependencies;

  return {
    /** How the domains of a company's sign-in stand, with the record that shows whose each is. */
    describe: (record: CompanySignInRecord | undefined): CompanySignIn['domains'] =>
      record ? describe(record.companyId, record.domains, record.provedDomains) : [],

    /** The same of its sign-up. */
    describeSignUp: ({ id, signUpDomains, provedDomains }: CompanyRecord): CompanySignIn['domains'] =>
      describe(id, signUpDomains, provedDomains),

    /** Looks the record up. @throws AppError `invalid-input` where it is not there, `unavailable`, and as `accept` */
    prove: async (caller: SignedInCaller, asked: Asked): Promise<void> => {
      await limits.countTrial(caller.session.userId);
      const { recordName, recordValue } = proofOf(secretBox, asked.companyId, asked.domain);
      const found = await readTextRecords(recordName).catch((cause: unknown) => {
        logger.warn({ domain: asked.domain, err: cause }, 'a domain could not be looked up');
        throw new AppError('unavailable', { text: texts.domainUnanswered, cause });
      });
      if (!found.some((text) => text.trim() === recordValue)) {
        const text = found.length === 0 ? texts.domainNotProved : texts.domainOtherRecord;
        throw new AppError('invalid-input', { text, details: { name: recordName } });
      }
      await count(caller, asked, {
        signIn: { action: 'company-sign-in.domain-proved' },
        signUp: { action: 'settings.domain-proved' },
      });
    },

    /** A super user says whose it is. @throws AppError `forbidden`, `conflict` where it is not asked for any more, or is another company's by now */
    accept: async (caller: SignedInCaller, asked: InputOf<typeof acceptCompanyDomain>): Promise<void> => {
      if (!isSuperUser(caller.session.flags)) throw new AppError('forbidden');
      await count(caller, asked, {
        signIn: { action: 'company-sign-in.domain-accepted' },
        signUp: { action: 'settings.domain-accepted' },
      });
    },
  };

  function describe(
    companyId: string,
    named: readonly string[],
    proved: readonly string[],
  ): CompanySignIn['domains'] {
    return named.map((domain) => ({
      domain,
      isProved: proved.includes(domain),
      ...proofOf(secretBox, companyId, domain),
    }));
  }

  /** Has it count wherever the company names it. */
  function count(caller: SignedInCaller, { companyId, domain }: Asked, events: CountEvents): Promise<void> {
    return db.transaction(async (tx) => {
      await lockCompanySignIns(tx);
      const record = await findOfCompany(tx, companyId);
      const company = await directory.findCompany(tx, companyId);
      const isOfSignIn = record?.domains.includes(domain) ?? false;
      const isOfSignUp = company?.signUpDomains.includes(domain) ?? false;
      if (!isOfSignIn && !isOfSignUp) throw new AppError('conflict');
      await requireFree(tx, { companyId, domain });
      const { userId: actor } = caller.session;
      if (record && isOfSignIn && !record.provedDomains.includes(domain)) {
        await addProvedDomain(tx, companyId, domain);
        await recordEvent(tx, caller, { subject: companySignInSubject(companyId), ...events.signIn });
        await powerNotices.announceDomain(tx, { companyId, domain, provider: record.name }, actor);
      }
      if (company && isOfSignUp && !company.provedDomains.includes(domain)) {
        await directory.addProvedDomain(tx, companyId, domain);
        await recordEvent(tx, caller, { subject: `admin_settings:${companyId}`, ...events.signUp });
        await powerNotices.announceDomain(tx, { companyId, domain, provider: undefined }, actor);
      }
    });

    async function recordEvent(tx: Executor, { session }: SignedInCaller, event: CountEvent): Promise<void> {
      const { actingFor, userId: actor } = session;
      const data = { domain, ...originOf(caller) };
      const actedFor = actingFor?.userId ?? null;
      await audit.append(tx, { ...event, actor, actingFor: actedFor, companyId, data });
    }
  }

  /** A domain that is shown to be one company's is no other's, for sign-in nor sign-up. */
  async function requireFree(tx: Executor, { companyId, domain }: Asked): Promise<void> {
    const taken = await listTakenDomains(tx, { companyId, domains: [domain] });
    const clash = await directory.findClash(tx, { id: companyId, name: '', signUpDomains: [domain] });
    if (taken.length + clash.domains.length > 0)
      throw new AppError('conflict', { text: texts.domainTaken, details: { domains: domain } });
  }
}

interface CountEvent {
  readonly subject: string;
  readonly action: AuditAction;
}

/** What stands in the log of a domain that counts, for each of its uses. */
type CountEvents = Readonly<Record<'signIn' | 'signUp', Pick<CountEvent, 'action'>>>;
