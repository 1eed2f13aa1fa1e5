import type { acceptCompanyDomain, CompanySignIn, proveCompanyDomain } from 'shared-api/contracts/auth';
import { isSuperUser, type InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ReadTextRecords } from '../../../platform/outgoing/text-records.ts';
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
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { proofOf } from './domain-proof.ts';

interface DomainDependencies extends Pick<AuthPlatform, 'db' | 'audit' | 'secretBox' | 'logger'> {
  readonly limits: CompanySignInLimits;
  readonly powerNotices: PowerNotices;
  readonly readTextRecords: ReadTextRecords;
}

type Asked = InputOf<typeof proveCompanyDomain>;

/** What has a domain count for a company's sign-in: a record of its name, or a super user's yes (decision 107). */
export type CompanyDomains = ReturnType<typeof createCompanyDomains>;

/** Makes it. Who may change the company's settings is the caller's to know. */
export function createCompanyDomains(dependencies: DomainDependencies) {
  const { db, audit, secretBox, logger, limits, powerNotices, readTextRecords } = dependencies;

  return {
    /** How the domains of a company stand, with the record that shows whose each is. */
    describe: (record: CompanySignInRecord | undefined): CompanySignIn['domains'] =>
      (record?.domains ?? []).map((domain) => ({
        domain,
        isProved: record?.provedDomains.includes(domain) ?? false,
        ...proofOf(secretBox, record?.companyId ?? '', domain),
      })),

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
      await count(caller, asked, { action: 'company-sign-in.domain-proved' });
    },

    /** A super user says whose it is. @throws AppError `forbidden`, `conflict` where it is not asked for any more, or is another company's by now */
    accept: async (caller: SignedInCaller, asked: InputOf<typeof acceptCompanyDomain>): Promise<void> => {
      if (!isSuperUser(caller.session.flags)) throw new AppError('forbidden');
      await count(caller, asked, { action: 'company-sign-in.domain-accepted' });
    },
  };

  function count(
    caller: SignedInCaller,
    { companyId, domain }: Asked,
    { action }: { readonly action: string },
  ): Promise<void> {
    return db.transaction(async (tx) => {
      await lockCompanySignIns(tx);
      const record = await findOfCompany(tx, companyId);
      if (!record?.domains.includes(domain)) throw new AppError('conflict');
      if (record.provedDomains.includes(domain)) return;
      const taken = await listTakenDomains(tx, { companyId, domains: [domain] });
      if (taken.length > 0)
        throw new AppError('conflict', { text: texts.domainTaken, details: { domains: domain } });
      await addProvedDomain(tx, companyId, domain);
      const { actingFor, userId: actor } = caller.session;
      await audit.append(tx, {
        subject: `auth_company_sign_in:${companyId}`,
        action,
        actor,
        actingFor: actingFor?.userId ?? null,
        companyId,
        data: { domain, ...originOf(caller) },
      });
      await powerNotices.announceDomain(tx, { companyId, domain, provider: record.name }, actor);
    });
  }
}
