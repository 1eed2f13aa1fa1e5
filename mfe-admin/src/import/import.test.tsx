import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkUserImport,
  downloadUserImport,
  getUserImport,
  listUserImportRows,
  listUserImports,
  sendUserImportInvitations,
  startUserImport,
  type ImportRow,
  type UserImport,
} from 'shared-api/contracts/admin';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { ImportScreen } from './import.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(ImportScreen);
const permissions = ['utenti_docsign'] as const;
const admin = buildSession({ flags: { a: 'N', b: 'S' }, permissions: [...permissions] });
const superUser = buildSession({ flags: { a: 'Y', b: 'N' } });

const checked: UserImport = {
  id: 'one',
  fileName: 'persone.csv',
  companyName: 'Acme',
  state: 'checked',
  madeAt: '2026-11-20T09:30:00.000Z',
  madeBy: 'Elena Ricci',
  finishedAt: null,
  counts: { total: 3, add: 2, change: 1, same: 0, left: 0, error: 0 },
  written: 0,
  invitations: { due: 0, sent: 0 },
  failure: '',
  columns: [
    { title: 'Cognome', column: 'lastName', guess: null },
    { title: 'Codice fisc', column: null, guess: 'fiscalCode' },
    { title: 'Scarpe', column: null, guess: null },
  ],
  names: ['Perù Nicolò'],
};
const wrongLine: ImportRow = {
  line: 4,
  name: 'Rossi Anna',
  username: 'anna',
  outcome: 'error',
  changed: [],
  waits: [],
  problems: [{ column: 'groups', fault: 'groupUnknown', value: 'Capi' }],
};
const goodLine: ImportRow = { ...wrongLine, line: 2, name: 'Negri Ada', outcome: 'add', problems: [] };

let found = checked;

beforeEach(() => {
  found = checked;
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(listUserImports).answer(() => ({ total: 1, rows: [found] }));
  server.on(checkUserImport).answer(() => ({ import: found }));
  server.on(getUserImport).answer(() => ({ import: found }));
  server.on(listUserImportRows).answer(({ input: { outcome } }) => {
    const rows = [goodLine, wrongLine].filter((row) => outcome === undefined || row.outcome === outcome);
    return { total: rows.length, rows };
  });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const show = (path: string, session = admin) =>
  renderAt({ screens: { '/importUsers': Screen }, path, session });
const csv = (name = 'persone.csv') => new File(['Username\nanna'], name, { type: 'text/csv' });
const pressCheck = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Controlla il file' });
  if (button) await userEvent.click(button);
};

describe('people from a file', () => {
  it('are checked first: the file is asked for, then its lines stand with what becomes of them', async () => {
    show('/importUsers');
    await pressCheck();
    expect(await screen.findByText('Serve il file')).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('File CSV o Excel'), csv());
    await userEvent.click(screen.getByRole('radio', { name: 'Lascia com’è' }));
    await pressCheck();
    expect(await screen.findByText(/^Tutte le righe vanno bene/)).toBeInTheDocument();
    expect(screen.getByText('Sono scritti bene? Perù Nicolò')).toBeInTheDocument();
    expect(
      screen.getByText(/^2 colonne non sono state lette: «Codice fisc» \(forse «Codice fiscale»\), «Scarpe»/),
    ).toBeInTheDocument();
    expect(screen.getByText('2 nuovi')).toBeInTheDocument();
    expect(await screen.findByText('Negri Ada')).toBeInTheDocument();
    expect(server.inputs(checkUserImport)).toEqual([{ companyId: null, changesExisting: false }]);
  });

  it('are not asked of the server where a workbook cannot be read', async () => {
    show('/importUsers');
    const broken = new File(['PK\x03\x04\x14\0\0\0[Content_Types].xml'], 'persone.xlsx');
    await userEvent.upload(await screen.findByLabelText('File CSV o Excel'), broken, { applyAccept: false });
    await pressCheck();
    expect(
      await screen.findByText(/^Questo file è una cartella di Excel che non si legge/),
    ).toBeInTheDocument();
    expect(server.inputs(checkUserImport)).toEqual([]);
  });

  it('say of an address that it waits for its person', async () => {
    server.on(listUserImportRows).answer(() => ({
      total: 1,
      rows: [{ ...goodLine, outcome: 'change' as const, changed: ['email'], waits: ['email'] }],
    }));
    show('/importUsers?import=one');
    expect(await screen.findByText('Da confermare')).toBeInTheDocument();
    expect(screen.getByText('E-Mail (aspetta la conferma della persona)')).toBeInTheDocument();
  });

  it('have a company that a super user chooses, or the file names', async () => {
    show('/importUsers', superUser);
    await screen.findByRole('option', { name: 'Acme' });
    await userEvent.selectOptions(screen.getByLabelText('Azienda'), 'acme');
    await userEvent.upload(screen.getByLabelText('File CSV o Excel'), csv());
    await pressCheck();
    await screen.findByText(/^Tutte le righe vanno bene/);
    expect(server.inputs(checkUserImport)).toEqual([{ companyId: 'acme', changesExisting: true }]);
  });

  it('say at the file why it is none, and lose nothing', async () => {
    const sentence = 'Il file non ha righe sotto i titoli';
    server.on(checkUserImport).fail({ code: 'invalid-input', fields: { file: sentence } });
    show('/importUsers');
    await userEvent.upload(await screen.findByLabelText('File CSV o Excel'), csv());
    await pressCheck();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('persone.csv', { selector: 'form *' })).toBeInTheDocument();
  });

  it('that are wrong say why, by themselves too, and cannot be imported', async () => {
    found = { ...checked, counts: { ...checked.counts, error: 1 } };
    show('/importUsers?import=one');
    expect(await screen.findByText(/^Correggi 1 riga/)).toBeInTheDocument();
    expect(await screen.findByText('Gruppi «Capi»: L’azienda non ha questo gruppo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Solo errori (1)' }));
    await waitFor(() => expect(screen.queryByText('Negri Ada')).not.toBeInTheDocument());
    expect(screen.getByText('Rossi Anna')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Importa' })).not.toBeInTheDocument();
  });

  it('are imported after a question, and their progress is followed to its end', async () => {
    server.on(startUserImport).answer(() => void (found = { ...checked, state: 'running', written: 1 }));
    show('/importUsers?import=one');
    await press('Importa');
    const dialog = within(await screen.findByRole('dialog', { name: 'Importa 3 persone' }));
    expect(
      dialog.getByText(/2 nuovi utenti vengono aggiunti\. 1 utente viene modificato/),
    ).toBeInTheDocument();
    expect(dialog.getByText('Partono 2 e‑mail, una a ogni persona nuova.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Più tardi' }));
    expect(dialog.getByText(/^Non parte nessuna e‑mail/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(
      await screen.findByRole('progressbar', { name: 'Importazione in corso: 1 di 3' }),
    ).toBeInTheDocument();
    expect(server.inputs(startUserImport)).toEqual([{ id: 'one', invites: false }]);
    found = { ...checked, state: 'done', written: 3, invitations: { due: 2, sent: 0 } };
    expect(
      await screen.findByText(/^2 persone non hanno ancora ricevuto/, undefined, { timeout: 3000 }),
    ).toBeInTheDocument();
    server.on(sendUserImportInvitations).answer(() => {
      found = { ...found, invitations: { due: 2, sent: 2 } };
    });
    await press('Invia gli inviti');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Invia gli inviti' }));
    expect(await screen.findByText('2 inviti inviati')).toBeInTheDocument();
  });

  it('say what left, what waits, and who got no invitation', async () => {
    const invitations = {
      due: 30,
      sent: 5,
      waiting: 3,
      failed: 22,
      failedNames: ['Riva Eva', 'Foscolo Ugo'],
    };
    found = { ...checked, state: 'done', written: 3, invitations };
    show('/importUsers?import=one');
    for (const text of [
      '5 inviti inviati',
      '3 inviti in partenza',
      '22 inviti non consegnati: Riva Eva, Foscolo Ugo e altri 20',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invia gli inviti' })).not.toBeInTheDocument();
  });

  it('are looked at again while mails wait to leave', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    found = { ...checked, state: 'done', written: 3, invitations: { due: 2, sent: 0, waiting: 2 } };
    show('/importUsers?import=one');
    expect(await screen.findByText('2 inviti in partenza')).toBeInTheDocument();
    found = { ...found, invitations: { due: 2, sent: 1, failed: 1, failedNames: ['Riva Eva'] } };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('1 invito non consegnato: Riva Eva')).toBeInTheDocument();
    expect(screen.getByText('1 invito inviato')).toBeInTheDocument();
    const asked = server.inputs(getUserImport).length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(server.inputs(getUserImport)).toHaveLength(asked);
    jest.useRealTimers();
  });

  it('wait while another import runs: it is said in words', async () => {
    const message = 'È in corso un’altra importazione per questa azienda: attendi che finisca';
    server.on(startUserImport).fail({ code: 'conflict', message });
    show('/importUsers?import=one');
    await press('Importa');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Importa' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('that failed say why, and what became of each line can be kept', async () => {
    found = { ...checked, state: 'failed', failure: 'Riga 2: Questo username è già in uso' };
    server.on(downloadUserImport).cut();
    show('/importUsers?import=one');
    expect(await screen.findByText('Riga 2: Questo username è già in uso')).toBeInTheDocument();
    await press('Scarica l’esito');
    expect(await screen.findByText(/Il file non è stato scaricato/)).toBeInTheDocument();
  });

  it('stay listed, and one that does not come is asked for again', async () => {
    server.on(getUserImport).cut();
    show('/importUsers');
    await press('persone.csv');
    const again = await screen.findByRole('button', { name: 'Riprova' }, { timeout: 10_000 });
    server.on(getUserImport).answer(() => ({ import: found }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'persone.csv' })).toBeInTheDocument();
  });

  it('that are gone are said to be', async () => {
    server.on(getUserImport).fail({ code: 'not-found' });
    show('/importUsers?import=two');
    expect(await screen.findByText(/^Questa importazione non c’è più/)).toBeInTheDocument();
  });
});
