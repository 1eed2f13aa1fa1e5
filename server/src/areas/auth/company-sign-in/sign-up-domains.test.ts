import { eq } from 'drizzle-orm';
import { saveSettings } from 'shared-api/contracts/admin';
import { acceptCompanyDomain, getSignUpDomains, proveCompanyDomain } from 'shared-api/contracts/auth';
import { startNameServer } from 'tooling/name-server';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { anyTime } from '../../admin/settings/mail-timing.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { newestSecret, signUp, signUpAndConfirm } from '../testing/sign-up-steps.ts';
import { authUsers } from '../users/user.schema.ts';

const names = await startNameServer();
afterAll(() => names.stop());
beforeEach(() => names.records.clear());

describeWithStaff(
  'a domain of a company’s sign-up',
  (app) => {
    const by = (person: 'root' | 'paola') => ({ cookie: app().cookies[person] });
    const named: Record<string, number> = {};
    const name = async (signUpDomains: string[], companyId = 'acme') => {
      const version = named[companyId] ?? 0;
      const rest = { companyName: companyId, accent: '', isNotifying: true, asksSmsCode: false, ...anyTime };
      const months = { deliveryMonths: 6, unsignedMonths: 0 };
      const input = { ...rest, ...months, companyId, signUp: 'open' as const, signUpDomains, version };
      const answer = await callOn(app().app, saveSettings, input, by('root'));
      if (!answer.error) named[companyId] = answer.output.version;
      return answer;
    };
    const read = async (companyId = 'acme') =>
      (await callOn(app().app, getSignUpDomains, { companyId }, by('root'))).output.domains;
    const prove = (companyId = 'acme', domain = 'acme.it') =>
      callOn(app().app, proveCompanyDomain, { companyId, domain }, by('root'));
    const accept = (person: 'root' | 'paola', companyId = 'acme', domain = 'acme.it') =>
      callOn(app().app, acceptCompanyDomain, { companyId, domain }, by(person));
    const publish = async (companyId = 'acme') => {
      const [record] = await read(companyId);
      names.records.set(record?.recordName ?? '', [record?.recordValue ?? '']);
    };
    const join = (email: string, companyName = '') =>
      signUpAndConfirm(app(), { email, login: email, companyName });

    beforeEach(async () => {
      named['acme'] = named['beta'] = 0;
      await name(['acme.it']);
    });

    it('leads nobody to the company and lets nobody in while nothing shows whose it is', async () => {
      expect(await read()).toMatchObject([{ domain: 'acme.it', isProved: false }]);
      const lost = await signUp(app(), { email: 'nina@acme.it' });
      expect(lost.output.errors['email']).toContain('Nessuna azienda accetta');
      expect((await join('nina@acme.it', 'acme')).output).toEqual({ needsApproval: true });
    });

    it('does both once its name has the record, which stands in the log', async () => {
      expect((await prove()).error).toMatchObject({ code: 'invalid-input' });
      await publish();
      expect((await prove()).status).toBe(200);
      expect(await read()).toMatchObject([{ isProved: true }]);
      expect((await join('nina@acme.it')).output).toEqual({ needsApproval: false });
      const events = await app().platform.audit.list(app().db, 'admin_settings:acme');
      const proved = events.filter(({ action }) => action === 'settings.domain-proved');
      expect(proved).toMatchObject([{ actor: 'root', data: { domain: 'acme.it' } }]);
    });

    it('does both by a super user’s yes, which the other administrators hear of, and by nobody else’s', async () => {
      await app()
        .db.update(authUsers)
        .set({ permissions: ['notif_docsign'] })
        .where(eq(authUsers.id, 'paola'));
      await name(['beta.it'], 'beta');
      expect((await accept('paola', 'beta', 'beta.it')).error?.code).toBe('forbidden');
      await app().outbox();
      expect((await accept('root', 'beta', 'beta.it')).status).toBe(200);
      const mails = (await app().outbox()).filter(({ subject }) => subject.includes('beta.it'));
      expect(mails.map(({ recipient }) => recipient)).toEqual(['paola@example.com']);
      expect((await join('nina@beta.it')).output).toEqual({ needsApproval: false });
    });

    it('is one company’s, kept from nobody by who only names it, and shown anew once it was taken out', async () => {
      expect((await name(['acme.it'], 'beta')).status).toBe(200);
      await publish();
      expect((await prove('beta')).error?.ErrDetails).toContain('con un altro valore');
      expect((await prove()).status).toBe(200);
      await publish('beta');
      expect((await prove('beta')).error?.code).toBe('conflict');
      expect((await name(['acme.it'], 'beta')).error?.fields).toHaveProperty('signUpDomains');
      await name(['acme.com']);
      await name(['acme.com', 'acme.it']);
      expect((await read()).map(({ isProved }) => isProved)).toEqual([false, false]);
    });

    it('is none where everybody registers names', async () => {
      expect((await name(['co.uk'])).error?.fields).toEqual({
        signUpDomains: 'Non può essere di una sola azienda: co.uk',
      });
    });

    it('of before goes on leading to its company, where an administrator decides, until it is another’s', async () => {
      const { id } = directoryCompanies;
      await app()
        .db.update(directoryCompanies)
        .set({ earlyDomains: ['acme.it'] })
        .where(eq(id, 'acme'));
      expect((await join('nina@acme.it')).output).toEqual({ needsApproval: true });
      await name(['acme.it'], 'beta');
      await publish('beta');
      expect((await prove('beta')).status).toBe(200);
      await signUp(app(), { email: 'ugo@acme.it' });
      const [mail] = await app().outbox();
      expect(mail?.text).toContain('beta');
      expect(await newestSecret(app())).not.toBe('');
    });
  },
  { env: { NAME_SERVERS: names.address } },
);
