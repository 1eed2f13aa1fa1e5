import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import {
  deleteConfirmationMails,
  getConfirmationMail,
  listConfirmationMails,
  saveConfirmationMail,
  type ConfirmationMailRow,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { ConfirmationMailScreen, ConfirmationMailsScreen } from './confirmation-mails.screens.ts';

const server = createFakeServer();
const user = userEvent.setup();
const screens = {
  '/confMailDocSignedDoc': withFrame(ConfirmationMailsScreen),
  '/editConfMail/:id': withFrame(ConfirmationMailScreen),
};
const acme = { id: 'acme', name: 'Acme' };
const beta = { id: 'beta', name: 'Beta' };
const administrator = buildSession({
  flags: { a: 'N', b: 'S' },
  permissions: ['doc_docsign'],
  company: acme,
});

const row = (number: number, email: string): ConfirmationMailRow => ({
  number,
  id: `mail-${number}`,
  email,
  companyId: 'acme',
  companyName: 'Acme',
});
const rows = [row(1, 'archivio@acme.example'), row(2, 'paghe@acme.example')];

const open = (path = '/confMailDocSignedDoc', session = buildAdmin()) =>
  renderAt({ screens, path, session, language: 'it' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const boxOf = (email: string) => ({ name: `Seleziona ${email}` });
const tick = async (email: string) => user.click(await screen.findByRole('checkbox', boxOf(email)));
const offered = () =>
  ['Aggiungi', 'Modifica', 'Elimina'].filter((name) => screen.queryByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  server.on(listOwnCompanies).answer(() => ({ companies: [acme, beta] }));
  server.on(listConfirmationMails).answer(() => ({ rows, total: 2, next: null }));
});

describe('the list of confirmation mails', () => {
  it('offers Add with none selected, Edit and Delete with one, Delete alone with several', async () => {
    open('/confMailDocSignedDoc', administrator);
    expect(await screen.findByText('archivio@acme.example')).toBeInTheDocument();
    expect(offered()).toEqual(['Aggiungi']);
    await tick('archivio@acme.example');
    expect(offered()).toEqual(['Modifica', 'Elimina']);
    await tick('paghe@acme.example');
    expect(offered()).toEqual(['Elimina']);
    expect(screen.getByText('2 indirizzi selezionati')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Azienda/ })).not.toBeInTheDocument();
  });

  it('is narrowed by a search and by the company that a super user picks', async () => {
    const { currentPath } = open();
    await press('Azienda: Tutte');
    const sheet = within(await screen.findByRole('dialog', { name: 'Scegli l’azienda' }));
    await user.click(await sheet.findByRole('button', { name: 'Beta' }));
    await waitFor(() => expect(server.inputs(listConfirmationMails).at(-1)?.companyId).toBe('beta'));
    server.on(listConfirmationMails).answer(() => ({ rows: [], total: 0, next: null }));
    await user.type(screen.getByRole('searchbox'), 'nessuno');
    expect(await screen.findByText('Nessun indirizzo trovato')).toBeInTheDocument();
    expect(server.inputs(listConfirmationMails).at(-1)).toMatchObject({
      search: 'nessuno',
      companyId: 'beta',
    });
    await press('Aggiungi');
    expect(currentPath()).toBe('/editConfMail/0?company=beta');
  });

  it('deletes after a confirmation and ten seconds, in which it can be undone', async () => {
    const deleted = server.on(deleteConfirmationMails);
    deleted.answer(() => undefined);
    open('/confMailDocSignedDoc', administrator);
    await tick('paghe@acme.example');
    await press('Elimina');
    const question = within(
      await screen.findByRole('alertdialog', { name: "Vuoi eliminare l'elemento selezionato ?" }),
    );
    await user.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('paghe@acme.example eliminato')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', boxOf('paghe@acme.example'))).not.toBeInTheDocument(),
    );
    await press('Annulla');
    expect(await screen.findByRole('checkbox', boxOf('paghe@acme.example'))).toBeInTheDocument();
    expect(server.inputs(deleteConfirmationMails)).toEqual([]);
    await tick('archivio@acme.example');
    await tick('paghe@acme.example');
    await press('Elimina');
    const again = within(
      await screen.findByRole('alertdialog', { name: 'Vuoi eliminare gli elementi selezionati ?' }),
    );
    await user.click(again.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('2 indirizzi eliminati')).toBeInTheDocument();
    server.on(listConfirmationMails).answer(() => ({ rows: [], total: 0, next: null }));
    await press('Chiudi');
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteConfirmationMails)).toEqual([{ ids: ['mail-1', 'mail-2'] }]);
    expect(await screen.findByText('Nessun indirizzo di conferma')).toBeInTheDocument();
  });

  it('says why it did not load, and loads anew', async () => {
    server.on(listConfirmationMails).cut();
    open();
    expect(await screen.findByText('Gli indirizzi non si sono caricati')).toBeInTheDocument();
    server.on(listConfirmationMails).answer(() => ({ rows, total: 2, next: null }));
    await press('Riprova');
    expect(await screen.findByText('paghe@acme.example')).toBeInTheDocument();
  });
});

describe('the form of a confirmation mail', () => {
  beforeEach(() => {
    server.on(getConfirmationMail).answer(() => ({
      email: 'paghe@acme.example',
      companyId: 'acme',
      companyName: 'Acme',
      version: 3,
    }));
    server.on(saveConfirmationMail).answer(() => ({ id: 'mail-2', version: 4 }));
  });
  const field = () => screen.findByLabelText('E-Mail');

  it('refuses what is no address in the specified words, and adds what is one', async () => {
    const { currentPath } = open('/editConfMail/0', administrator);
    expect(await screen.findByRole('heading', { name: 'Aggiungi E-Mail' })).toBeInTheDocument();
    await press('Salva');
    expect(await screen.findByText('Specificare una mail')).toBeInTheDocument();
    await user.type(await field(), 'paghe@acme');
    expect(await screen.findByText('E-Mail non valida')).toBeInTheDocument();
    await user.type(await field(), '.example');
    await press('Salva');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/confMailDocSignedDoc'));
    expect(server.inputs(saveConfirmationMail)).toEqual([
      { id: '0', email: 'paghe@acme.example', companyId: 'acme' },
    ]);
  });

  it('asks a super user of no company for which one it is', async () => {
    const { currentPath } = open(
      '/editConfMail/0',
      buildSession({ flags: { a: 'Y', b: 'N' }, company: null }),
    );
    await user.type(await field(), 'paghe@beta.example');
    await press('Salva');
    expect(await screen.findByText('Scegli l’azienda', { selector: 'p, span' })).toBeInTheDocument();
    await press('Apri l’elenco delle aziende');
    await user.click(await screen.findByRole('button', { name: 'Beta' }));
    await press('Salva');
    await waitFor(() => expect(currentPath()).toBe('/confMailDocSignedDoc'));
    expect(server.inputs(saveConfirmationMail)).toEqual([
      { id: '0', email: 'paghe@beta.example', companyId: 'beta' },
    ]);
  });

  it('shows on the field what the server refused, and keeps what was typed', async () => {
    const sentence = 'Questo indirizzo è già nell’elenco dell’azienda';
    server
      .on(saveConfirmationMail)
      .fail({ code: 'conflict', message: sentence, fields: { email: sentence } });
    open('/editConfMail/mail-2');
    expect(await screen.findByRole('heading', { name: 'Modifica E-Mail' })).toBeInTheDocument();
    await user.clear(await field());
    await user.type(await field(), 'archivio@acme.example');
    await press('Salva');
    await waitFor(() =>
      expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(new RegExp(sentence)),
    );
    expect(screen.getByLabelText('E-Mail')).toHaveValue('archivio@acme.example');
    expect(server.inputs(saveConfirmationMail).at(-1)).toMatchObject({ id: 'mail-2', version: 3 });
  });

  it('shows who was first to whoever saves second', async () => {
    const details = {
      changedBy: 'Anna Neri',
      changedAt: '2026-11-21T10:00:00.000Z',
      current: { email: 'stipendi@acme.example', version: 7 },
    };
    server.on(saveConfirmationMail).answer(({ input }) => {
      if (input.version === 7) return { id: 'mail-2', version: 8 };
      throw failure({ code: 'conflict', message: 'Modificato', details });
    });
    const { currentPath } = open('/editConfMail/mail-2?company=acme');
    await user.clear(await field());
    await user.type(await field(), 'buste@acme.example');
    await press('Salva');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Anna Neri/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Tieni i miei' }));
    await waitFor(() => expect(currentPath()).toBe('/confMailDocSignedDoc?company=acme'));
    expect(server.inputs(saveConfirmationMail).at(-1)).toMatchObject({
      email: 'buste@acme.example',
      version: 7,
    });
  });

  it('says that the address is gone, and leads back to the others', async () => {
    server.on(getConfirmationMail).fail({ code: 'not-found', message: 'Non trovato' });
    const { currentPath } = open('/editConfMail/gone');
    expect(
      await screen.findByText('L’indirizzo non si è caricato', {}, { timeout: 4000 }),
    ).toBeInTheDocument();
    await press('Torna all’elenco');
    expect(currentPath()).toBe('/confMailDocSignedDoc');
  });
});
