import { randomUUID } from 'node:crypto';
import { signUpProblems, type SignUpDetails, type startSignUp } from 'shared-api/contracts/auth';
import type { InputOf, Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByEmail, lookupKey } from '../users/users.repository.ts';
import type { SignUpLimits } from './sign-up-limits.ts';
import { signUpPurpose } from './sign-up-purpose.ts';
import { confirmMail, knownMail, waitingMail } from './sign-up.mail.ts';
import type { SignUpRecord } from './sign-up.schema.ts';
import { noCompany, signUpProblemText } from './sign-up.texts.ts';
import { deleteOldSignUps, findOpenSignUp, insertSignUp, updateSignUp } from './sign-ups.repository.ts';

interface SignUpDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'jobs' | 'deliveries' | 'oneTimeLinks' | 'directory' | 'product' | 'publicUrl'
> {
  limits: SignUpLimits;
}

/** A sign-up without problems, for the job that goes on with it. */
interface CheckedSignUp {
  readonly companyId: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
}

const noNumber = { prefix: '', mobile: '' };
const jobKind = 'auth.sign-up';
const day = 24 * 60 * 60_000;
const linkValidForMs = 2 * day;

/** The service of signing up: checks the form, and leaves to a job what depends on whether the address is known. */
export function createSignUpService(dependencies: SignUpDependencies) {
  const { db, clock, jobs, deliveries, oneTimeLinks, directory, limits, product, publicUrl } = dependencies;
  jobs.handle<CheckedSignUp>(jobKind, (details) => db.transaction((tx) => proceed(tx, details)));

  return {
    /** Checks the form, and has a mail sent. @returns a sentence for each wrong field; none when a mail is on its way. */
    request: async (caller: Caller, details: InputOf<typeof startSignUp>) => ({
      errors: await findErrors(caller, details),
      fullName: `${details.name.trim()} ${details.surname.trim()}`.trim(),
    }),

    /** Deletes what nobody confirmed for a week, and what was decided a month ago. */
    clean: (): Promise<void> => {
      const now = clock.now().getTime();
      const [abandonedBefore, decidedBefore] = [new Date(now - 7 * day), new Date(now - 30 * day)];
      return deleteOldSignUps(db, { abandonedBefore, decidedBefore });
    },
  };

  async function findErrors(
    { ip, language }: Caller,
    details: InputOf<typeof startSignUp>,
  ): Promise<Record<string, string>> {
    await limits.countForm(ip);
    const problems = Object.entries(signUpProblems(details)) as [keyof SignUpDetails, 'required'][];
    if (problems.length > 0)
      return Object.fromEntries(
        problems.map(([field, problem]) => [field, signUpProblemText(field, problem)[language]]),
      );
    const email = details.email.trim();
    const wanted = { companyName: details.companyName.trim(), domain: domainOf(email) };
    const company = await directory.findSignUpCompany(db, wanted);
    if (!company) return { email: noCompany[language] };
    await limits.countMail(email);
    const names = { firstName: details.name.trim(), lastName: details.surname.trim() };
    const found = { companyId: company.id, company: company.name };
    const payload: CheckedSignUp = { ...found, ...names, email, language };
    await jobs.enqueue(db, { kind: jobKind, payload });
    return {};
  }

  async function proceed(executor: Executor, details: CheckedSignUp): Promise<void> {
    const user = await findUserByEmail(executor, details.email);
    const words = { product: product.name, address: publicUrl };
    if (user) return send(executor, user, knownMail({ ...words, name: user.firstName }));
    const open = await findOpenSignUp(executor, lookupKey(details.email));
    if (open?.state === 'confirmed')
      return send(executor, open, waitingMail({ ...words, name: open.firstName }));
    const subject = await save(executor, details, open);
    // The first link stays good: whoever sends the form again may be a stranger.
    const link = { purpose: signUpPurpose, subject, validForMs: linkValidForMs, alongside: true };
    const address = `${publicUrl}/register/confirm#${await oneTimeLinks.issue(executor, link)}`;
    const content = confirmMail({ product: product.name, address, company: details.company });
    // Anybody can name a company and any address: what its administrators read is of people whom they know.
    return send(executor, { ...details, companyId: null }, content);
  }

  /** While its link may be on the way a sign-up is left as it is: who sends the form again may be somebody else (departure D74). */
  async function save(executor: Executor, details: CheckedSignUp, open?: SignUpRecord): Promise<string> {
    const { company: _name, ...person } = details;
    const signUp = { ...person, emailKey: lookupKey(person.email), createdAt: clock.now() };
    if (open && clock.now().getTime() - open.createdAt.getTime() < linkValidForMs) return open.id;
    const id = open?.id ?? randomUUID();
    if (open) await updateSignUp(executor, { id, state: 'new' }, signUp);
    else await insertSignUp(executor, { ...signUp, ...noNumber, id, state: 'new' });
    return id;
  }

  async function send(executor: Executor, receiver: Receiver, content: LocalizedMail) {
    const { email: to, language, companyId } = receiver;
    await deliveries.sendMail(executor, { to, content, language, companyId });
  }
}

type Receiver = Pick<UserRecord, 'email' | 'language' | 'companyId'>;

/** The domain of a mail address, in small letters. */
export function domainOf(email: string): string {
  return lookupKey(email.slice(email.lastIndexOf('@') + 1));
}
