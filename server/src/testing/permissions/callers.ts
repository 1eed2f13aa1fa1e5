/** Who makes the calls of the permission table, in its order; each is more than those before. Everything is Acme's, and Mario's. */
export const callers = {
  nobody: 'somebody who is not signed in',
  guest: 'the guest who came by the link of a document to sign',
  elsewhere: 'staff of another company',
  colleague: 'staff of the company',
  self: 'the person whose it is',
  adminElsewhere: 'an administrator of another company',
  admin: 'an administrator of the company',
  superUser: 'a super user',
} as const;

export type CallerName = keyof typeof callers;

/** The headings of the table, short. */
export const headings: Readonly<Record<CallerName, string>> = {
  nobody: 'nobody',
  guest: 'guest',
  elsewhere: 'staff elsewhere',
  colleague: 'colleague',
  self: 'self',
  adminElsewhere: 'admin elsewhere',
  admin: 'admin',
  superUser: 'super user',
};

export const callerNames = Object.keys(callers) as readonly CallerName[];
