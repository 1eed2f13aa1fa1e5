import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findReceivers, getDocumentForm, updateDocument } from 'shared-api/contracts/signing';
import { createFakeServer, failure } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { OfferedSending } from '../sending/offered-sending.component.tsx';
import { EditDocumentScreen } from './document-edit.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const record = {
  receiverName: 'Carla',
  receiverSurname: 'Gallo',
  receiverEmail: 'carla.gallo@example.com',
  title: 'Contratto',
  expires: false,
  expiryHours: null,
  version: 3,
};

function open(language: 'it' | 'en' = 'en') {
  const screens = {
    '/updateDocument/:id': withFrame(EditDocumentScreen),
    '/documentsAdmin': OfferedSending,
  };
  return renderAt({ screens, path: '/updateDocument/document-1', session: buildAdmin(), language });
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  server.on(findReceivers).answer(() => ({ receivers: [] }));
  server.on(getDocumentForm).answer(() => record);
  server.on(updateDocument).answer(() => ({ version: 4 }));
});

describe('editing a document', () => {
  it('shows what stands and saves what was changed', async () => {
    const { currentPath } = open();
    expect(await screen.findByRole('heading', { name: 'Edit Document' })).toBeInTheDocument();
    const title = await screen.findByLabelText('Title');
    expect(title).toHaveValue('Contratto');
    await user.type(title, ' nuovo');
    await press('Save');
    expect(await screen.findByText('Data saved successfully')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/documentsAdmin'));
    const { expiryHours: _hours, ...fields } = record;
    expect(server.inputs(updateDocument).at(-1)).toEqual({
      ...fields,
      id: 'document-1',
      title: 'Contratto nuovo',
    });
  });

  it('says before and after that a sent one is taken back, and offers to send it now', async () => {
    server.on(getDocumentForm).answer(() => ({ ...record, isSent: true }));
    server.on(updateDocument).answer(() => ({ version: 4, isTakenBack: true }));
    open('it');
    expect(await screen.findByText(/^Questo documento è già stato inviato/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Titolo'), '!');
    expect(screen.getByText(/^Salvando, il documento viene ritirato/)).toBeInTheDocument();
    await press('Salva');
    expect(await screen.findByText(/Il documento è stato ritirato/)).toBeInTheDocument();
    await press('Invia ora');
    expect(await screen.findByRole('dialog', { name: 'Inviare il documento?' })).toHaveTextContent(
      'Contratto!',
    );
  });

  it('goes on from an address that was typed letter by letter until suggestions came for the whole of it', async () => {
    const receiverEmail = 'mario.rossi@acme.example';
    const [receiverName, receiverSurname] = ['Mario', 'Rossi'];
    server.on(findReceivers).answer(() => ({
      receivers: [{ receiverName, receiverSurname, receiverEmail, companyName: 'Acme' }],
    }));
    open();
    const email = await screen.findByLabelText('E-Mail');
    await user.clear(email);
    await user.type(email, receiverEmail);
    await waitFor(() => expect(server.inputs(findReceivers).at(-1)).toEqual({ text: receiverEmail }));
    await user.click(screen.getByLabelText('Title'));
    expect(await screen.findByText(/Mario Rossi/)).toBeInTheDocument();
    await press('Save');
    await waitFor(() =>
      expect(server.inputs(updateDocument).at(-1)).toMatchObject({ receiverEmail, title: 'Contratto' }),
    );
  });

  it('asks for the hours when Expire is ticked, and clears them when it is not', async () => {
    open();
    const expires = await screen.findByLabelText('Expire');
    expect(screen.queryByLabelText('Hours')).not.toBeInTheDocument();
    await user.click(expires);
    await press('Save');
    expect(await screen.findByText('Hours expire required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Hours'), '25');
    expect(await screen.findByText('Hours must be between 1 a 24 hours')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Hours'));
    await user.type(screen.getByLabelText('Hours'), '1.5');
    expect(await screen.findByText('Hours must be between 1 a 24 hours')).toBeInTheDocument();
    await user.click(expires);
    expect(screen.queryByLabelText('Hours')).not.toBeInTheDocument();
    await user.click(expires);
    expect(screen.getByLabelText('Hours')).toHaveValue('');
    await user.type(screen.getByLabelText('Hours'), '24');
    await press('Save');
    await waitFor(() =>
      expect(server.inputs(updateDocument).at(-1)).toMatchObject({ expires: true, expiryHours: 24 }),
    );
  });

  it('checks the fields as the add form does', async () => {
    open();
    for (const label of ['Name', 'Surname', 'E-Mail', 'Title'])
      await user.clear(await screen.findByLabelText(label));
    await press('Save');
    const texts = (await screen.findAllByText(/required$/)).map((element) => element.textContent);
    expect(texts).toEqual(['Name required', 'Surname required', 'E-Mail required', 'Title required']);
  });

  it('goes back without saving, once one has said so where something was changed', async () => {
    const { currentPath } = open();
    await user.type(await screen.findByLabelText('Title'), ' nuovo');
    await press('Back');
    await press('Stay here');
    expect(screen.getByLabelText('Title')).toHaveValue('Contratto nuovo');
    await press('Back');
    await press('Leave without saving');
    await waitFor(() => expect(currentPath()).toBe('/documentsAdmin'));
  });

  it('says why it did not load, and loads anew', async () => {
    server.on(getDocumentForm).fail({ code: 'internal', message: 'Guasto' });
    open('it');
    expect(await screen.findByText('Guasto', undefined, { timeout: 4000 })).toBeInTheDocument();
    server.on(getDocumentForm).answer(() => record);
    await press('Riprova');
    expect(await screen.findByLabelText('Titolo')).toHaveValue('Contratto');
  });

  it.each([
    ['not-found', 'Documento non trovato', /^Non c’è più: qualcuno l’ha eliminato/],
    ['conflict', 'Il documento è già stato firmato', 'Il documento è già stato firmato'],
  ] as const)('leads back where a new try changes nothing: %s', async (code, message, sentence) => {
    server.on(getDocumentForm).fail({ code, message });
    const { currentPath } = open('it');
    expect(await screen.findByText(sentence, undefined, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await press('Torna all’elenco');
    expect(currentPath()).toBe('/documentsAdmin');
  });
});

describe('two people who edit one document', () => {
  const theirs = { ...record, title: 'Titolo di Anna', version: 7 };

  beforeEach(() =>
    server.on(updateDocument).answer(({ input }) => {
      if (input.version === 7) return { version: 8 };
      throw conflict();
    }),
  );

  async function meet() {
    const view = open();
    await user.type(await screen.findByLabelText('Title'), ' mio');
    await press('Save');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody saved before you' }));
    return { view, dialog };
  }

  it('shows the second who was first and what both wrote', async () => {
    const { dialog } = await meet();
    expect(dialog.getByText(/^Anna Neri changed these data \(21\/11\/2026, 11:00\)/)).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: 'Title Contratto mio Titolo di Anna' })).toBeInTheDocument();
    expect(dialog.getAllByRole('row')).toHaveLength(2);
  });

  it('keeps mine over theirs', async () => {
    const { view, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(view.currentPath()).toBe('/documentsAdmin'));
    expect(server.inputs(updateDocument).at(-1)).toMatchObject({ title: 'Contratto mio', version: 7 });
  });

  it('accepts theirs and goes on from there', async () => {
    const { dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Take the saved ones' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Titolo di Anna'));
    await press('Save');
    await waitFor(() =>
      expect(server.inputs(updateDocument).at(-1)).toMatchObject({ title: theirs.title, version: 7 }),
    );
  });

  function conflict() {
    const details = { changedBy: 'Anna Neri', changedAt: '2026-11-21T10:00:00.000Z', current: theirs };
    return failure({ code: 'conflict', message: 'Modificato da Anna Neri', details });
  }
});
