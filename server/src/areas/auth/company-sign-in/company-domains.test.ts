import { findCompanySignIn, proveCompanyDomain } from 'shared-api/contracts/auth';
import { startIdentityProvider } from 'tooling/identity-provider';
import { startNameServer } from 'tooling/name-server';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { stepsOf } from './testing/steps.ts';

const provider = await startIdentityProvider();
provider.serve('http://localhost:8080');
const names = await startNameServer();
const silent = await startNameServer();
await silent.stop();
afterAll(() => Promise.all([provider.stop(), names.stop()]));

beforeEach(() => {
  names.records.clear();
  provider.people.clear();
  const somebody = (email: string) => ({
    claims: { email, email_verified: true, given_name: 'Nina', family_name: 'Sole' },
  });
  provider.people.set('trial', somebody('trial@acme.example'));
  provider.people.set('nina', somebody('nina@acme.it'));
});

describeWithStaff(
  'a domain of a company’s sign-in',
  (app) => {
    const { by, read, save, start, enter, accept, confirm, switchOn } = stepsOf(app, () => provider);
    const domains = ['acme.example', 'acme.it'];
    const find = async (typed = 'nina@acme.it') =>
      (await callOn(app().app, findCompanySignIn, { typed })).output.found?.name;
    const prove = (person: 'root' | 'paola' | 'hr' = 'root', companyId = 'acme', domain = 'acme.it') =>
      callOn(app().app, proveCompanyDomain, { companyId, domain }, by(person));
    const recordOf = async (companyId = 'acme', domain = 'acme.it') => {
      const found = (await read('root', companyId)).output.domains.find((each) => each.domain === domain);
      if (!found) throw new Error(`${companyId} does not name ${domain}`);
      return found;
    };
    const publish = async (companyId = 'acme') => {
      const { recordName, recordValue } = await recordOf(companyId);
      names.records.set(recordName, ['v=spf1 -all', recordValue]);
    };

    beforeEach(async () => {
      await switchOn({ addsUnknown: true });
      await save({ version: 2, mode: 'beside', addsUnknown: true, domains });
      app().clock.advance(7 * 24 * 60 * 60_000);
      await app().areas.auth.companyVouching.clean();
    });

    it('counts for nobody while nothing shows whose it is, whoever answered for the rest', async () => {
      expect((await read()).output.waits).toBeNull();
      expect(await recordOf()).toMatchObject({ isProved: false, recordName: '_sportello.acme.it' });
      expect(await find()).toBeUndefined();
      expect(await find('x@acme.example')).toBe('Acme ID');
      expect((await enter('nina')).error?.code).toBe('forbidden');
    });

    it('counts once its name has the record, which is looked up and stands in the log', async () => {
      expect((await prove()).error).toMatchObject({
        code: 'invalid-input',
        ErrDetails:
          'Non c’è ancora un record TXT con il nome _sportello.acme.it: dopo averlo aggiunto possono passare alcune ore',
      });
      names.records.set('_sportello.acme.it', [`sportello=${'x'.repeat(43)}`]);
      expect((await prove()).error?.ErrDetails).toBe(
        'Il record TXT _sportello.acme.it c’è, ma con un altro valore',
      );
      await publish();
      expect((await prove()).status).toBe(200);
      expect(await recordOf()).toMatchObject({ isProved: true });
      expect(await find()).toBe('Acme ID');
      expect((await enter('nina')).output.outcome?.user).toMatchObject({ username: 'nina@acme.it' });
      const events = await app().platform.audit.list(app().db, 'auth_company_sign_in:acme');
      const proved = events.filter(({ action }) => action === 'company-sign-in.domain-proved');
      expect(proved).toMatchObject([{ actor: 'root', data: { domain: 'acme.it' } }]);
    });

    it('is not another company’s by its record, and is kept from nobody by who only names it', async () => {
      await save({ companyId: 'beta', domains: ['acme.it'] });
      expect((await recordOf('beta')).recordValue).not.toBe((await recordOf()).recordValue);
      await publish();
      expect((await prove('root', 'beta')).error?.ErrDetails).toContain('con un altro valore');
      expect((await prove()).status).toBe(200);
      await publish('beta');
      expect((await prove('root', 'beta')).error).toMatchObject({ code: 'conflict' });
      expect((await save({ companyId: 'beta', version: 1, domains: ['acme.it'] })).error?.fields).toEqual({
        domains: 'Un’altra azienda ha già questo dominio: acme.it',
      });
    });

    it('counts by a super user’s yes, and by nobody else’s; one that is taken out has to be shown anew', async () => {
      expect(
        (await callOn(app().app, proveCompanyDomain, { companyId: 'acme', domain: 'beta.it' }, by('root')))
          .status,
      ).toBe(400);
      expect((await accept('beta.it')).error?.code).toBe('conflict');
      await app().outbox();
      expect((await accept('acme.it')).status).toBe(200);
      expect(await find()).toBe('Acme ID');
      // The other administrators of the company know at once.
      const mails = (await app().outbox()).filter(({ subject }) => subject.includes('acme.it'));
      expect(mails.map(({ recipient }) => recipient)).toEqual(['hr@example.com']);
      expect(mails[0]?.text).toContain('root Test ha fatto valere il dominio acme.it');
      await save({ version: 3, mode: 'beside', domains: ['acme.example'] });
      await save({ version: 4, mode: 'beside', domains });
      expect(await recordOf()).toMatchObject({ isProved: false });
    });

    it('closes no other way in while none counts', async () => {
      await save({ version: 3, mode: 'only', domains: ['acme.it'] });
      await confirm('root', 4);
      expect(await find('x@acme.example')).toBeUndefined();
      expect((await start()).status).toBe(200);
      await accept('acme.it');
      expect((await callOn(app().app, findCompanySignIn, { typed: 'x@acme.it' })).output.found).toMatchObject(
        {
          isOnlyWay: true,
        },
      );
    });
  },
  { env: { OIDC_ORIGINS: provider.issuer, NAME_SERVERS: names.address } },
);

describeWithStaff(
  'a domain that no name server answers for',
  (app) => {
    const { by, save } = stepsOf(app, () => provider);

    it('is said not to be looked up', async () => {
      await save();
      const asked = { companyId: 'acme', domain: 'acme.example' };
      expect((await callOn(app().app, proveCompanyDomain, asked, by('root'))).error).toMatchObject({
        code: 'unavailable',
        ErrDetails: 'Il servizio dei nomi (DNS) non risponde. Riprova tra poco.',
      });
    });
  },
  { env: { OIDC_ORIGINS: provider.issuer, NAME_SERVERS: silent.address } },
);
