import type { CompanyRecord } from '../areas/directory/directory.schema.ts';

/** The companies of the demo: Beta asks for a code by SMS at each signature, Acme does not. */
export const demoCompanies = [
  { id: 'acme', name: 'Acme S.p.A.', accent: '#1f5fbf', asksSmsCode: false },
  { id: 'beta', name: 'Beta S.r.l.', accent: '#0f766e', asksSmsCode: true },
] as const satisfies readonly CompanyRecord[];

/** Id of a demo company. */
export type DemoCompanyId = (typeof demoCompanies)[number]['id'];
