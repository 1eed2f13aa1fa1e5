import { findReceivers } from 'shared-api/contracts/signing';
import { callOn, postForm } from '../../../testing/index.ts';
import { insertEmployee } from '../../directory/directory.repository.ts';
import { addDocument, send } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

describeSigning('the search for receivers', (signingApp) => {
  const find = async (text: string, as: Staff = 'acme') => {
    const { app, cookies } = signingApp();
    return callOn(app, findReceivers, { text }, { cookie: cookies[as] });
  };
  const addressesFor = async (text: string, as?: Staff) =>
    (await find(text, as)).output.receivers.map(({ receiverEmail }) => receiverEmail);
  const employ = (userId: Staff, companyId: string) =>
    insertEmployee(signingApp().db, { id: `employee-${userId}`, companyId, userId, name: `Test ${userId}` });

  it('finds employees of the companies that one may choose among, with all that the form asks for', async () => {
    await employ('mario', 'acme');
    await employ('luca', 'beta');
    expect((await find('test mar')).output.receivers).toEqual([
      {
        receiverName: 'mario',
        receiverSurname: 'Test',
        receiverEmail: emailOf('mario'),
        companyName: 'Acme',
      },
    ]);
    expect(await addressesFor('luca')).toEqual([]);
    expect(await addressesFor('luca', 'root')).toEqual([emailOf('luca')]);
  });

  it('finds the employee who has an address, and nobody of a company that one may not choose among', async () => {
    await employ('mario', 'acme');
    await employ('luca', 'beta');
    expect(await addressesFor(emailOf('mario').toUpperCase())).toEqual([emailOf('mario')]);
    expect(await addressesFor(emailOf('luca'))).toEqual([]);
  });

  it('finds who received a document before, outside people too, by name and address alone', async () => {
    const app = signingApp();
    const receiverEmail = 'carla@outside.example';
    await send(app, [await addDocument(app, { receiverEmail, title: 'Offerta' })]);
    await addDocument(app, { receiverEmail: 'draft@outside.example' });
    expect((await find('MÀRIO outside')).output.receivers).toEqual([
      { receiverName: 'Mario', receiverSurname: 'Rossi', receiverEmail, companyName: null },
    ]);
    expect(await addressesFor('offerta')).toEqual([]);
    expect(await addressesFor('%%')).toEqual([]);
  });

  it('keeps what others sent, and for another company, to themselves', async () => {
    const app = signingApp();
    await send(app, [await addDocument(app, { receiverEmail: 'carla@outside.example' })]);
    expect(await addressesFor('carla', 'root')).toEqual([]);
    expect(await addressesFor('carla', 'beta')).toEqual([]);
  });

  it('names an employee once, whatever was typed of them before', async () => {
    const app = signingApp();
    await employ('mario', 'acme');
    await send(app, [await addDocument(app, { receiverEmail: emailOf('mario') })]);
    const { receivers } = (await find('mario')).output;
    expect(receivers.map(({ companyName }) => companyName)).toEqual(['Acme']);
  });

  it('is refused to staff without a role, and takes no text without end', async () => {
    const { app, cookies } = signingApp();
    expect((await find('carla', 'mario')).error?.code).toBe('forbidden');
    const endless = await postForm(app, findReceivers.path, { search: 'x'.repeat(255) }, cookies.acme);
    expect(endless.status).toBe(400);
  });
});
