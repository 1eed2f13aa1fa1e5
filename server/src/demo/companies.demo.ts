import type { CompanyRecord } from '../areas/ports/directory.port.ts';

/** Id of a demo company. */
export type DemoCompanyId = 'acme' | 'beta';

/**
 * The companies of the demo: Beta asks for a code by SMS at each signature, Acme does not; to Beta anybody with one of its
 * addresses may sign up, at Acme an administrator decides.
 */
export const demoCompanies: readonly (CompanyRecord & { readonly id: DemoCompanyId })[] = [
  {
    id: 'acme',
    name: 'Acme S.p.A.',
    accent: '#1f5fbf',
    asksSmsCode: false,
    asksAllPages: false,
    youngChange: 'code',
    asksStrongSignIn: false,
    signUp: 'approval',
    signUpDomains: ['acme.example'],
    provedDomains: ['acme.example'],
  },
  {
    id: 'beta',
    name: 'Beta S.r.l.',
    accent: '#0f766e',
    asksSmsCode: true,
    asksAllPages: false,
    youngChange: 'code',
    asksStrongSignIn: false,
    signUp: 'open',
    signUpDomains: ['beta.example'],
    provedDomains: ['beta.example'],
  },
];
