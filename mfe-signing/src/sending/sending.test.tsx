import { screen, waitFor, within } from '@testing-library/react';
import { createDocument, sendDocuments } from 'shared-api/contracts/signing';
import { failure } from 'shared-api/testing';
import { changeDraft } from '../document-add/draft.ts';
import { setUpDocumentAdd } from '../testing/document-add.ts';

const { server, user, admin, open, press } = setUpDocumentAdd();

describe('sending what was just added', () => {
  const receiver = (receiverName: string) => ({
    receiverName,
    receiverSurname: 'Gallo',
    receiverEmail: `${receiverName}@example.com`,
  });
  const openWith = (...names: string[]) => {
    const upload = {
      uploadId: 'upload-1',
      address: '/api/DocSignReadUpload?upload_id=upload-1',
      fileName: 'contratto.pdf',
      fileSize: 2000,
      pages: [{ width: 600, height: 800, rotation: 0 }],
      notes: [],
    };
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05, key: 'box-1' };
    const receivers = names.map(receiver);
    changeDraft(admin.userId, { receivers, title: 'Contratto', expires: true, upload, boxes: [box] });
    server.on(createDocument).answer(() => ({ id: 'd1', ids: names.map((_, place) => `d${place + 1}`) }));
    return open('it', '/editDocumentSetSign');
  };
  const confirm = async (question: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
    expect(dialog.getByText(/^Specificare un valore maggiore di 0/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '8h' }));
    expect(dialog.getByText(/^Scade (oggi|domani) alle/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Invia' }));
  };

  it('asks for the hours, names the receiver, and sends nothing when it is undone', async () => {
    const { currentPath } = openWith('Carla');
    expect(await screen.findByText('per Carla Gallo')).toBeInTheDocument();
    await press('Salva e invia');
    await confirm('Inviare il documento?');
    // The screen that follows shows the popup anew.
    await waitFor(() => expect(currentPath()).toBe('/documentsAdmin'));
    await screen.findByText('«Contratto» parte per Carla Gallo');
    await press('Annulla');
    expect(await screen.findByText(/^Non inviato: il documento resta/)).toBeInTheDocument();
    expect(server.inputs(sendDocuments)).toEqual([]);
  });

  it('sends a document to each of several receivers, and says whose did not leave', async () => {
    server.on(sendDocuments).answer(({ input }) => {
      if (input.ids.includes('d2')) throw failure({ code: 'conflict', message: 'Già firmato' });
    });
    openWith('Carla', 'Luca', 'Anna');
    await press('Salva e invia');
    await confirm('Inviare 3 documenti?');
    await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
    const card = within(await screen.findByRole('article', { name: 'Invio di «Contratto» a 3 persone' }));
    await user.click(await card.findByText('1 non riuscito'));
    expect(card.getByRole('listitem')).toHaveTextContent('Luca GalloGià firmato');
    expect(server.inputs(createDocument).at(-1)).toMatchObject({
      receiverName: 'Carla',
      otherReceivers: [receiver('Luca'), receiver('Anna')],
    });
    expect(server.inputs(sendDocuments)).toEqual(['d1', 'd2', 'd3'].map((id) => ({ ids: [id], hours: 8 })));
  });
});
