import { eq } from 'drizzle-orm';
import { changePhone } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authCompanySignIn, type CompanySignInRecord } from '../company-sign-in/company-sign-in.schema.ts';
import { noPassword } from '../passwords/password-hasher.ts';
import { authUsers } from '../users/user.schema.ts';

const wanted = { prefix: '+41', mobile: '79 123 45 67', password: 'Qualunque-1' };
const settings: CompanySignInRecord = {
  companyId: 'acme',
  hasOwnReturn: true,
  key: 'key-1',
  mode: 'beside',
  issuer: 'https://id.acme.example',
  clientId: 'portal',
  sealedSecret: '',
  name: 'Acme ID',
  domains: ['acme.example'],
  provedDomains: ['acme.example'],
  addsUnknown: true,
  secondFactor: 'provider',
  acrValues: '',
  groupsClaim: '',
  groupRules: [],
  endsAtProvider: false,
  triedWith: '',
  vouched: {
    issuer: 'https://id.acme.example',
    clientId: 'portal',
    domains: ['acme.example'],
    secondFactor: 'provider',
    acrValues: '',
  },
  countsFrom: null,
  version: 1,
  changedAt: new Date(0),
  changedBy: 'hr',
};

describeWithStaff('who is asked for a password and has none', (app) => {
  const ask = async () =>
    (await callOn(app().app, changePhone, wanted, { cookie: app().cookies.hr })).error?.fields;

  beforeEach(() =>
    app()
      .db.update(authUsers)
      .set({ passwordHash: noPassword, permissions: ['profilo_docsign'] })
      .where(eq(authUsers.id, 'hr')),
  );

  it.each([
    ['beside', 'Non hai ancora una password: esci, e scegline una con «Password dimenticata?»'],
    ['only', 'Accedi con la tua azienda, senza password: chiedi a chi la amministra'],
  ] as const)('reads the way to one: %s', async (mode, password) => {
    await app()
      .db.insert(authCompanySignIn)
      .values({ ...settings, mode });
    expect(await ask()).toEqual({ password });
  });
});
