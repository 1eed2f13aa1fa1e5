import { companyAccent, settingsProblems, signUpDomain, unsignedMonths, weekdays } from './settings.rules.ts';

const messageOf = (schema: typeof signUpDomain | typeof unsignedMonths, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;
const every = (kind: 'mail' | 'expiring', isOn: boolean) =>
  Object.fromEntries(weekdays.map((day) => [`${kind}${day}`, isOn])) as Record<
    `${typeof kind}${(typeof weekdays)[number]}`,
    boolean
  >;
const settings = {
  ...every('mail', true),
  ...every('expiring', true),
  signUp: 'closed',
  signUpDomains: [],
  mailFrom: null,
  mailTo: null,
  expiringFrom: null,
  expiringTo: null,
} as const;

describe('the rules of settings', () => {
  it('take the domains of a company, and none of a public provider', () => {
    expect(signUpDomain.parse(' Acme.Example ')).toBe('acme.example');
    expect(messageOf(signUpDomain, 'Gmail.com')).toBe('domainPublic');
    for (const wrong of ['', 'acme', 'a@acme.it', '-acme.it', 'acme..it', 'acme.1'])
      expect(messageOf(signUpDomain, wrong)).toBe('domainInvalid');
  });

  it('keep documents that nobody signed for good, or for a safe time', () => {
    expect([0, 3, 60].map((months) => messageOf(unsignedMonths, months))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([1, 2, 61, -1].map((months) => messageOf(unsignedMonths, months))).toEqual(
      Array.from({ length: 4 }, () => 'unsignedInvalid'),
    );
  });

  it('take a colour as six digits', () => {
    expect(companyAccent.parse('#0B6175')).toBe('#0b6175');
    expect(companyAccent.safeParse('red').success).toBe(false);
  });

  it('want a domain for who is let in by address, and both ends of a time in order', () => {
    expect(settingsProblems(settings)).toEqual({});
    expect(settingsProblems({ ...settings, signUp: 'open' })).toEqual({ signUpDomains: 'domainRequired' });
    expect(settingsProblems({ ...settings, mailFrom: '08:00' })).toEqual({ mailTo: 'timesInvalid' });
    expect(settingsProblems({ ...settings, ...every('mail', false) })).toEqual({
      mailMonday: 'dayRequired',
    });
    expect(settingsProblems({ ...settings, ...every('mail', false), mailSunday: true })).toEqual({});
    expect(settingsProblems({ ...settings, ...every('expiring', false) })).toEqual({
      expiringMonday: 'dayRequired',
    });
    expect(settingsProblems({ ...settings, expiringFrom: '18:00', expiringTo: '08:00' })).toEqual({
      expiringTo: 'timesInvalid',
    });
  });
});
