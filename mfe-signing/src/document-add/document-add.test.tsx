import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findReceivers, uploadDocument, type KnownReceiver } from 'shared-api/contracts/signing';
import { pdfCalls } from 'shared-ui/testing';
import { setUpDocumentAdd } from '../testing/document-add.ts';
import { changeDraft, readDraft } from './draft.ts';

const { server, user, admin, open, press, fillIn, goToBoxes } = setUpDocumentAdd();

describe('adding a document', () => {
  it('checks every field in the specified order, with the specified texts, and keeps what was typed', async () => {
    open('en');
    await press('Next');
    const texts = (await screen.findAllByText(/required$/)).map((element) => element.textContent);
    expect(texts).toEqual([
      'Name required',
      'Surname required',
      'E-Mail required',
      'Title required',
      'Attachment required',
    ]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.type(screen.getByLabelText('E-Mail'), 'carla@nowhere');
    const picky = userEvent.setup({ applyAccept: false });
    await picky.upload(screen.getByLabelText('Attachment (PDF)'), new File(['x'], 'photo.png'));
    await press('Next');
    expect(await screen.findByText('E-Mail not valid')).toBeInTheDocument();
    expect(screen.getByText('Accepted formats: pdf')).toBeInTheDocument();
    expect(screen.getByLabelText('E-Mail')).toHaveValue('carla@nowhere');
  });

  it('uploads the file and goes on to the boxes, with what is good to know of the file', async () => {
    const { currentPath } = await goToBoxes();
    expect(currentPath()).toBe('/editDocumentSetSign');
    expect(server.requests(uploadDocument).at(-1)?.files['v_file']).toMatchObject({
      name: 'contratto.pdf',
    });
    expect(screen.getByText('Il file è già firmato da Anna Neri.')).toBeInTheDocument();
    await waitFor(() => expect(pdfCalls().opened.at(-1)).toBe('/api/DocSignReadUpload?upload_id=upload-1'));
  });

  it('says in words why a file is refused, and keeps the form', async () => {
    server.on(uploadDocument).fail({ code: 'pdf-refused', message: 'Il PDF è protetto da una password.' });
    open();
    await fillIn();
    expect(await screen.findByText('Il PDF è protetto da una password.')).toBeInTheDocument();
    expect(screen.queryByText('contratto.pdf')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
    await press('Avanti');
    expect(screen.getByText('Il PDF è protetto da una password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Allegato (PDF)')).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps the boxes for a dropped file of the same pages, and never the file before for one that is refused', async () => {
    open();
    await fillIn();
    await screen.findByText(/2 pagine$/);
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05, key: 'box-1' };
    act(() => changeDraft(admin.userId, { boxes: [box] }));
    const drop = (name: string) =>
      fireEvent.drop(screen.getByLabelText('Allegato (PDF)'), {
        dataTransfer: { files: [new File(['%PDF-1.7'], name)] },
      });
    drop('contratto-2.pdf');
    await screen.findByText('contratto-2.pdf');
    await screen.findByText(/2 pagine$/);
    expect(readDraft(admin.userId)).toMatchObject({ boxes: [box], upload: { fileName: 'contratto-2.pdf' } });
    drop('foto.jpg');
    expect(await screen.findByText('Formati accettati: pdf')).toBeInTheDocument();
    expect(readDraft(admin.userId).upload).toBeNull();
  });

  it('can give an upload up', async () => {
    server.on(uploadDocument).answer(() => new Promise<never>(() => {}));
    open();
    await fillIn();
    await press('Togli contratto.pdf');
    expect(screen.queryByText('contratto.pdf')).not.toBeInTheDocument();
    await press('Avanti');
    expect(await screen.findByText("Specificare l'allegato")).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Carla');
  });

  it('keeps what was typed and the upload when one comes back from the boxes or reloads', async () => {
    await goToBoxes();
    await press('Indietro');
    expect(await screen.findByLabelText('Nome')).toHaveValue('Carla');
    expect(screen.getByText('contratto.pdf')).toBeInTheDocument();
    expect(screen.getByText(/2 pagine$/)).toBeInTheDocument();
    expect(screen.queryByText(/ripreso una bozza/)).not.toBeInTheDocument();
    const uploads = server.requests(uploadDocument).length;
    await press('Avanti');
    await screen.findByRole('heading', { name: 'Posiziona le firme' });
    expect(server.requests(uploadDocument)).toHaveLength(uploads);
  });

  const mario: KnownReceiver = {
    receiverName: 'Mario',
    receiverSurname: 'Rossi',
    receiverEmail: 'mario.rossi@acme.example',
    companyName: 'Acme',
  };

  it('suggests whom it knows, and fills in all of them', async () => {
    server.on(findReceivers).answer(() => ({ receivers: [mario] }));
    open();
    await user.type(await screen.findByLabelText('Cognome'), 'ross');
    await user.click(await screen.findByRole('option', { name: /Mario Rossi.*@acme.example · Acme/ }));
    expect(screen.getByLabelText('Nome')).toHaveValue('Mario');
    expect(screen.getByLabelText('E-Mail')).toHaveValue('mario.rossi@acme.example');
    expect(readDraft(admin.userId).receivers).toHaveLength(1);
    expect(readDraft(admin.userId).receivers[0]).toMatchObject({ receiverSurname: 'Rossi' });
  });

  it('says whose address it is where the name is another one', async () => {
    server.on(findReceivers).answer(() => ({ receivers: [mario] }));
    open();
    await user.type(await screen.findByLabelText('Nome'), 'Maria');
    await user.type(screen.getByLabelText('Cognome'), 'Rossi');
    await user.type(screen.getByLabelText('E-Mail'), mario.receiverEmail);
    await user.tab();
    expect(await screen.findByText(/Questo indirizzo è di Mario Rossi/)).toBeInTheDocument();
    await press('Usa questo nome');
    expect(screen.getByLabelText('Nome')).toHaveValue('Mario');
    expect(screen.queryByText(/Questo indirizzo/)).not.toBeInTheDocument();
  });

  it('goes on from an address that was typed letter by letter until suggestions came for the whole of it', async () => {
    server.on(findReceivers).answer(() => ({ receivers: [mario] }));
    open();
    await user.type(await screen.findByLabelText('Nome'), 'Mario');
    await user.type(screen.getByLabelText('Cognome'), 'Rossi');
    await user.type(screen.getByLabelText('E-Mail'), mario.receiverEmail);
    await waitFor(() => expect(server.inputs(findReceivers).at(-1)).toEqual({ text: mario.receiverEmail }));
    await user.click(screen.getByLabelText('Titolo'));
    await user.type(screen.getByLabelText('Titolo'), 'Contratto');
    expect(screen.getByLabelText('E-Mail')).toHaveValue(mario.receiverEmail);
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
    expect(screen.queryByText(/Questo indirizzo/)).not.toBeInTheDocument();
  });

  it('takes several receivers, and says on its field which of them is wrong', async () => {
    open();
    await fillIn();
    await press('Aggiungi un altro destinatario');
    const second = within(screen.getByRole('group', { name: 'Destinatario 2' }));
    expect(second.getByLabelText('Nome')).toHaveFocus();
    await user.type(second.getByLabelText('Nome'), 'Luca');
    await user.type(second.getByLabelText('E-Mail'), 'CARLA.gallo@example.com');
    await screen.findByText(/2 pagine$/);
    await press('Avanti');
    expect(await second.findByText('Il cognome è richiesto')).toBeInTheDocument();
    expect(second.getByText('Questo destinatario c’è già')).toBeInTheDocument();
    await press('Togli il destinatario 2');
    expect(screen.getByRole('button', { name: 'Aggiungi un altro destinatario' })).toHaveFocus();
    await press('Avanti');
    expect(await screen.findByRole('heading', { name: 'Posiziona le firme' })).toBeInTheDocument();
  });

  it('says that it holds a draft of before, which can be thrown away and brought back', async () => {
    const changedAt = new Date().toISOString();
    changeDraft(admin.userId, { title: 'Ieri', changedAt });
    open();
    expect(await screen.findByText(/^Hai ripreso una bozza delle \d\d:\d\d$/)).toBeInTheDocument();
    await press('Ricomincia');
    expect(screen.getByLabelText('Titolo')).toHaveValue('');
    expect(screen.queryByText(/ripreso/)).not.toBeInTheDocument();
    await press('Annulla');
    expect(await screen.findByText(/ripreso/)).toBeInTheDocument();
    expect(screen.getByLabelText('Titolo')).toHaveValue('Ieri');
  });

  it('keeps that every page is to be seen', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Tutte le pagine viste/ }));
    expect(readDraft(admin.userId).needsAllPages).toBe(true);
  });

  it('leads back to the form when there is no upload', async () => {
    const { currentPath } = open('it', '/editDocumentSetSign');
    await screen.findByLabelText('Nome');
    expect(currentPath()).toBe('/editDocument');
  });
});
