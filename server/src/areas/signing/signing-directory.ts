import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../../platform/db/database.ts';

/** A person of the staff, as far as signing must know. */
interface SigningPerson {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly phonePrefix: string;
  readonly phoneMobile: string;
}

/** A company, as far as signing must know. */
interface SigningCompany {
  readonly id: string;
  readonly name: string;
  /** Whether each signature needs a code by SMS (`otp_sms_{product}`). */
  readonly needsSmsCode: boolean;
}

/** A mail about a document that a person with an account may do without. */
type OptionalMail = 'invitation' | 'signedCopy' | 'signature';

/** What signing asks of the areas that know persons and companies; `main.ts` wires it to their services. */
export interface SigningDirectory {
  findPerson(executor: Executor, userId: string): Promise<SigningPerson | undefined>;
  findPersonByEmail(executor: Executor, email: string): Promise<SigningPerson | undefined>;
  /** Whether somebody wants a mail; always true of who could not open the document in the product. */
  wantsMail(
    executor: Executor,
    whom: { readonly userId: string } | { readonly email: string },
    mail: OptionalMail,
  ): Promise<boolean>;
  findCompany(executor: Executor, companyId: string): Promise<SigningCompany | undefined>;
}
