import { randomUUID } from 'node:crypto';
import { parseSignUpPhone, signUpProblems, type SignUpDetails } from 'shared-api/contracts/auth';
import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
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

/** A sign-up that was taken, for the job that goes on with it. */
interface ConsumedSignUp {
  readonly companyId: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly prefix: string;
  readonly mobile: string;
  readonly language: Language;
}

const jobKind = 'auth.sign-up';
const day = 24 * 60 * 60_000;
const linkValidForMs = 2 * day;

/** The service of signing up: takes the form, and leaves to a job what depends on whether the address is known. */
export function createSignUpService(dependencies: SignUpDependencies) {
  const { db, clock, jobs, deliveries, oneTimeLinks, directory, limits, product, publicUrl } = dependencies;
  jobs.handle<ConsumedSignUp>(jobKind, (taken) => db.transaction((tx) => goOn(tx, taken)));

  async function goOn(executor: Executor, taken: ConsumedSignUp): Promise<void> {
    const user = await findUserByEmail(executor, taken.email);
    const words = { product: product.name, name: user?.firstName ?? taken.firstName };
    if (user) return send(executor, user, knownMail({ ...words, address: publicUrl }));
    const open = await findOpenSignUp(executor, lookupKey(taken.email));
    if (open?.state === 'confirmed') return send(executor, open, waitingMail(words));
    const subject = await keep(executor, taken, open);
    const link = { purpose: signUpPurpose, subject, validForMs: linkValidForMs };
    const address = `${publicUrl}/register/confirm#${await oneTimeLinks.issue(executor, link)}`;
    return send(executor, taken, confirmMail({ ...words, address, company: taken.company }));
  }

  /** Who signs up again before the address is confirmed corrects what they entered. */
  async function keep(executor: Executor, taken: ConsumedSignUp, open?: SignUpRecord): Promise<string> {
    const { companyId, firstName, lastName, email, prefix, mobile, language } = taken;
    const person = { companyId, firstName, lastName, email, prefix, mobile, language };
    const details = { ...person, emailKey: lookupKey(email), createdAt: clock.now() };
    const id = open?.id ?? randomUUID();
    if (open) await updateSignUp(executor, { id, state: 'new' }, details);
    else await insertSignUp(executor, { ...details, id, state: 'new' });
    return id;
  }

  async function send(executor: Executor, to: { email: string; language: Language }, content: LocalizedMail) {
    await deliveries.sendMail(executor, { to: to.email, content, language: to.language });
  }

  return {
    /** Takes the form. @returns a sentence for each field that cannot be taken; none when a mail is on its way. */
    request: async (
      { ip, language }: Caller,
      details: SignUpDetails & { readonly companyName: string },
    ): Promise<Record<string, string>> => {
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
      const { prefix = '', mobile = '' } = parseSignUpPhone(details.phone) ?? {};
      const payload: ConsumedSignUp = {
        companyId: company.id,
        company: company.name,
        firstName: details.name.trim(),
        lastName: details.surname.trim(),
        email,
        prefix,
        mobile,
        language,
      };
      await jobs.enqueue(db, { kind: jobKind, payload });
      return {};
    },

    /** Deletes what nobody confirmed for a week, and what was decided a month ago. */
    clean: (): Promise<void> => {
      const now = clock.now().getTime();
      const [abandonedBefore, decidedBefore] = [new Date(now - 7 * day), new Date(now - 30 * day)];
      return deleteOldSignUps(db, { abandonedBefore, decidedBefore });
    },
  };
}

/** The domain of a mail address, in small letters. */
export function domainOf(email: string): string {
  return lookupKey(email.slice(email.lastIndexOf('@') + 1));
}
