import type { Language } from 'shared-api/contracts/common';

/** Who sends: people of the demo, two who are added to its other company, a guest who came by a link, and nobody. */
export const roles = {
  nobody: { userId: undefined, language: 'it' },
  guest: { userId: undefined, language: 'it' },
  newcomer: { userId: 'demo-luca.verdi', language: 'it' },
  staff: { userId: 'demo-mario.rossi', language: 'it' },
  staffElsewhere: { userId: 'fuzz-nino.blu', language: 'en' },
  admin: { userId: 'demo-hr.acme', language: 'en' },
  adminElsewhere: { userId: 'fuzz-paola.gialli', language: 'it' },
  superUser: { userId: 'demo-admin', language: 'it' },
} as const satisfies Record<string, { userId: string | undefined; language: Language }>;

export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as readonly RoleName[];

/** Makes an ordinary call while others are fuzzed: nothing is ever sent in their name. */
export const bystander = 'demo-giulia.bianchi';
