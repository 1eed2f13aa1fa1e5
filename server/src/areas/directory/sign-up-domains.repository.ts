import { and, arrayOverlaps, asc, desc, eq, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';
import type { Executor } from '../../platform/db/database.ts';
import type { CompanyRecord as PortCompany } from '../ports/directory.port.ts';
import { directoryCompanies, type CompanyRecord } from './directory.schema.ts';

/** What a row holds once a company names these domains: one that it names no more has to be shown anew. */
export function namedDomains(signUpDomains: readonly string[]) {
  const { provedDomains, earlyDomains } = directoryCompanies;
  const stillIn = (column: SQLWrapper) =>
    sql`array(select kept from unnest(${column}) as kept where kept = any(${sql.param([...signUpDomains])}::text[]))`;
  return {
    signUpDomains: [...signUpDomains],
    provedDomains: stillIn(provedDomains),
    earlyDomains: stillIn(earlyDomains),
  };
}

/** Has a domain that a company names for its sign-up count as its own. */
export async function addProvedDomain(executor: Executor, company: string, domain: string): Promise<void> {
  const { id, provedDomains } = directoryCompanies;
  await executor
    .update(directoryCompanies)
    .set({ provedDomains: sql`array_append(${provedDomains}, ${domain})` })
    .where(and(eq(id, company), sql`${domain} <> all(${provedDomains})`));
}

/** What a company may not take since another has it. */
export async function findClash(
  executor: Executor,
  wanted: Pick<PortCompany, 'id' | 'name' | 'signUpDomains'>,
): Promise<{ isNameTaken: boolean; domains: string[] }> {
  const { id, nameFold, provedDomains } = directoryCompanies;
  const named = eq(nameFold, foldText(wanted.name));
  const others = await executor
    .select({ nameFold, provedDomains })
    .from(directoryCompanies)
    .where(and(ne(id, wanted.id), or(named, arrayOverlaps(provedDomains, [...wanted.signUpDomains, '']))));
  const taken = new Set(others.flatMap((other) => other.provedDomains));
  return {
    isNameTaken: others.some((other) => other.nameFold === foldText(wanted.name)),
    domains: wanted.signUpDomains.filter((domain) => taken.has(domain)),
  };
}

/** The company that accepts sign-ups under a name or id, else the one to which a mail domain belongs: whose it is shown to be, then whose it was taken for early. */
export async function findSignUpCompany(
  executor: Executor,
  { companyName, domain }: { companyName: string; domain: string },
): Promise<CompanyRecord | undefined> {
  const { id, nameFold, signUp, provedDomains, earlyDomains } = directoryCompanies;
  const isProved = sql`${domain} = any(${provedDomains})`;
  const isWanted = companyName
    ? or(eq(id, companyName), eq(nameFold, foldText(companyName)))
    : or(isProved, sql`${domain} = any(${earlyDomains})`);
  const [company] = await executor
    .select()
    .from(directoryCompanies)
    .where(and(ne(signUp, 'closed'), isWanted))
    .orderBy(desc(isProved), asc(id))
    .limit(1);
  return company;
}
