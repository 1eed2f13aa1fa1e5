/** The chain of the log of a company's own sign-in. */
export function companySignInSubject(companyId: string): string {
  return `auth_company_sign_in:${companyId}`;
}
