import { actFor } from 'shared-api/contracts/directory';
import { listDocuments, countDocumentsToSign } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { addDocument, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';
import { documentSubject } from './document-audit.ts';

async function titles(app: SigningTestApp, companyId?: string) {
  const query = { start: 0, length: 30, status: '-1' as const, search: '', ...(companyId && { companyId }) };
  const answer = await callOn(app.app, listDocuments, query, {
    cookie: app.cookies.root,
  });
  return answer.error ? answer.error.code : answer.output.rows.map(({ title }) => title);
}

const act = (app: SigningTestApp, companyId: string, userId?: string) =>
  callOn(app.app, actFor, { companyId, ...(userId && { userId }) }, { cookie: app.cookies.root });

describeSigning('documents, while one acts for others', (signingApp) => {
  it('are those of the company alone, also for a super user', async () => {
    const app = signingApp();
    await addDocument(app, { as: 'acme', title: 'Acme' });
    await addDocument(app, { as: 'beta', title: 'Beta' });
    await act(app, 'beta');
    expect(await titles(app)).toEqual(['Beta']);
    expect(await titles(app, 'acme')).toBe('forbidden');
  });

  it('are those that concern the employee', async () => {
    const app = signingApp();
    await addDocument(app, { as: 'acme', title: 'For Mario', receiverEmail: emailOf('mario') });
    await addDocument(app, { as: 'acme', title: 'For Carla', receiverEmail: 'carla@example.com' });
    await act(app, 'acme', 'mario');
    expect(await titles(app)).toEqual(['For Mario']);
  });

  it('that are added belong to that company, with both names in the log', async () => {
    const app = signingApp();
    await act(app, 'beta', 'luca');
    const id = await addDocument(app, { as: 'root', title: 'New', receiverEmail: emailOf('luca') });
    expect(await titles(app, 'beta')).toEqual(['New']);
    const [created] = await app.platform.audit.list(app.db, documentSubject(id));
    expect(created).toMatchObject({ actor: 'root', actingFor: 'luca', data: { actingForCompany: 'beta' } });
  });

  it('wait for nobody: what is addressed to the administrator they sign as themselves', async () => {
    const app = signingApp();
    await sendDocument(app, { receiverEmail: emailOf('root') });
    const count = async () => {
      const input = { offset: 0, limit: 10 };
      return (await callOn(app.app, countDocumentsToSign, input, { cookie: app.cookies.root })).output.total;
    };
    expect(await count()).toBe(1);
    await act(app, 'acme');
    expect(await count()).toBe(0);
  });
});
