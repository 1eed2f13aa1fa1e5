import { companySignInFields, type CompanySignIn } from 'shared-api/contracts/auth';
import { z } from 'zod';

/** The form: domains as one text, a comma between them. */
export const companySignInForm = companySignInFields.extend({
  domains: z
    .string()
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .pipe(companySignInFields.shape.domains),
});
export type CompanySignInForm = z.input<typeof companySignInForm>;

const blank: CompanySignInForm = {
  mode: 'off',
  issuer: '',
  clientId: '',
  clientSecret: '',
  name: '',
  domains: '',
  addsUnknown: false,
  secondFactor: 'said',
  acrValues: '',
  groupsClaim: '',
  groupRules: [],
  endsAtProvider: false,
};

/** What the form begins with; the secret is never shown again. */
export function toForm({ fields }: Pick<CompanySignIn, 'fields'>): CompanySignInForm {
  return fields ? { ...fields, clientSecret: '', domains: fields.domains.join(', ') } : blank;
}
