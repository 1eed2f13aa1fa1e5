import { and, arrayContains, arrayOverlaps, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import {
  authCompanyIdentities,
  authCompanySignIn,
  type CompanySignInRecord,
  type Vouched,
} from './company-sign-in.schema.ts';
import { inForce } from './vouched.ts';

/** What a company set up. */
export async function findOfCompany(
  executor: Executor,
  companyId: string,
): Promise<CompanySignInRecord | undefined> {
  const [found] = await executor
    .select()
    .from(authCompanySignIn)
    .where(eq(authCompanySignIn.companyId, companyId));
  return found;
}

/** What of that counts now: undefined where it is off, or waits for a second administrator (decision 104). */
export async function findInForce(
  executor: Executor,
  companyId: string,
): Promise<CompanySignInRecord | undefined> {
  const found = await findOfCompany(executor, companyId);
  return found && inForce(found);
}

/** The companies for whom the days are over in which something waited. */
export async function listWaiting(executor: Executor, now: Date): Promise<{ readonly companyId: string }[]> {
  return executor
    .select({ companyId: authCompanySignIn.companyId })
    .from(authCompanySignIn)
    .where(lte(authCompanySignIn.countsFrom, now));
}

/** Records what is answered for; nothing waits then. */
export async function vouchFor(executor: Executor, companyId: string, vouched: Vouched): Promise<void> {
  await executor
    .update(authCompanySignIn)
    .set({ vouched, countsFrom: null })
    .where(eq(authCompanySignIn.companyId, companyId));
}

/** What the company of a key set up, where it counts. */
export async function findByKey(executor: Executor, key: string): Promise<CompanySignInRecord | undefined> {
  const [found] = await executor
    .select()
    .from(authCompanySignIn)
    .where(and(eq(authCompanySignIn.key, key), isOn));
  return found && inForce(found);
}

/** What the company of a mail domain set up, where it counts. */
export async function findByDomain(
  executor: Executor,
  domain: string,
): Promise<CompanySignInRecord | undefined> {
  const [found] = await executor
    .select()
    .from(authCompanySignIn)
    .where(and(arrayContains(authCompanySignIn.provedDomains, [domain]), isOn));
  const counts = found && inForce(found);
  return counts?.domains.includes(domain) ? counts : undefined;
}

/** Lets only one transaction at a time set a company's sign-in up, so that no domain becomes two companies'. */
export async function lockCompanySignIns(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('auth.company-sign-in', 0))`);
}

/** Which of these domains are another company's: what it only names keeps nobody from them. */
export async function listTakenDomains(
  executor: Executor,
  { companyId, domains }: Pick<CompanySignInRecord, 'companyId' | 'domains'>,
): Promise<string[]> {
  const rows = await executor
    .select({ domains: authCompanySignIn.provedDomains })
    .from(authCompanySignIn)
    .where(
      and(
        ne(authCompanySignIn.companyId, companyId),
        arrayOverlaps(authCompanySignIn.provedDomains, domains),
      ),
    );
  const taken = new Set(rows.flatMap((row) => row.domains));
  return domains.filter((domain) => taken.has(domain));
}

/** Has a domain count as a company's. */
export async function addProvedDomain(executor: Executor, companyId: string, domain: string): Promise<void> {
  await executor
    .update(authCompanySignIn)
    .set({ provedDomains: sql`array_append(${authCompanySignIn.provedDomains}, ${domain})` })
    .where(eq(authCompanySignIn.companyId, companyId));
}

/** Saves what a company set up. */
export async function saveOfCompany(executor: Executor, record: CompanySignInRecord): Promise<void> {
  await executor
    .insert(authCompanySignIn)
    .values(record)
    .onConflictDoUpdate({ target: authCompanySignIn.companyId, set: record });
}

type Tried = Pick<CompanySignInRecord, 'companyId' | 'version' | 'issuer' | 'triedWith' | 'hasOwnReturn'>;

/** Records by which provider, as it calls itself, client and address a sign-in was tried. @returns whether that version was still there. */
export async function recordTrial(
  executor: Executor,
  { companyId, version, ...tried }: Tried,
): Promise<boolean> {
  const recorded = await executor
    .update(authCompanySignIn)
    .set(tried)
    .where(and(eq(authCompanySignIn.companyId, companyId), eq(authCompanySignIn.version, version)))
    .returning({ companyId: authCompanySignIn.companyId });
  return recorded.length === 1;
}

/** Somebody at the provider of a company. */
interface Identity {
  readonly companyId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** Whose account somebody at the provider has. */
export async function findLinkedUser(
  executor: Executor,
  { companyId, issuer, subject }: Identity,
): Promise<string | undefined> {
  const table = authCompanyIdentities;
  const [found] = await executor
    .select({ userId: table.userId })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.issuer, issuer), eq(table.subject, subject)));
  return found?.userId;
}

/** Whether an account belongs to somebody at the provider already. */
export async function isLinked(
  executor: Executor,
  { companyId, issuer, userId }: Omit<Identity, 'subject'> & { readonly userId: string },
): Promise<boolean> {
  const table = authCompanyIdentities;
  const found = await executor
    .select({ userId: table.userId })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.issuer, issuer), eq(table.userId, userId)));
  return found.length > 0;
}

/** Links an account to somebody at the provider. Violates a constraint where either has a link. */
export async function insertLink(
  executor: Executor,
  link: typeof authCompanyIdentities.$inferInsert,
): Promise<void> {
  await executor.insert(authCompanyIdentities).values(link);
}

/** By which provider an account comes in: by its name where its company still has it, else by its address. The last link counts. */
export async function findLinkOf(
  executor: Executor,
  userId: string,
): Promise<{ readonly provider: string; readonly linkedAt: Date } | undefined> {
  const { companyId, issuer, linkedAt } = authCompanyIdentities;
  const isSame = and(eq(authCompanySignIn.companyId, companyId), eq(authCompanySignIn.issuer, issuer));
  const [found] = await executor
    .select({ name: authCompanySignIn.name, issuer, linkedAt })
    .from(authCompanyIdentities)
    .leftJoin(authCompanySignIn, isSame)
    .where(eq(authCompanyIdentities.userId, userId))
    .orderBy(desc(linkedAt))
    .limit(1);
  return found && { provider: found.name ?? found.issuer, linkedAt: found.linkedAt };
}

/** Deletes every link of an account. */
export async function deleteLinksOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(authCompanyIdentities).where(eq(authCompanyIdentities.userId, userId));
}

const isOn = ne(authCompanySignIn.mode, 'off');
