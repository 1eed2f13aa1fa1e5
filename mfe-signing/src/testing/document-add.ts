import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDocument, findReceivers, uploadDocument } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { SetSignsScreen } from '../document-add/box-editor/set-signs.screen.tsx';
import { AddDocumentScreen } from '../document-add/document-add.screen.tsx';
import { clearDraft } from '../document-add/draft.ts';
import { buildAdmin } from './document.builders.ts';

const screens = {
  '/editDocument': withFrame(AddDocumentScreen),
  '/editDocumentSetSign': withFrame(SetSignsScreen),
};
const pdf = new File(['%PDF-1.7'], 'contratto.pdf', { type: 'application/pdf' });

/** Prepares the tests of a file: the two steps of adding a document, against a server that accepts every PDF and knows nobody. */
export function setUpDocumentAdd() {
  const server = createFakeServer();
  const user = userEvent.setup();
  const admin = buildAdmin();

  beforeEach(() => {
    clearDraft(admin.userId);
    HTMLElement.prototype.setPointerCapture = () => {};
    server.on(uploadDocument).answer(() => ({
      uploadId: 'upload-1',
      address: '/api/DocSignReadUpload?upload_id=upload-1',
      pages: [
        { width: 600, height: 800, rotation: 0 },
        { width: 800, height: 600, rotation: 90 },
      ],
      notes: ['Il file è già firmato da Anna Neri.'],
    }));
    server.on(findReceivers).answer(() => ({ receivers: [] }));
    server.on(createDocument).answer(() => ({ id: 'document-1', ids: ['document-1'] }));
  });

  const open = (language: 'it' | 'en' = 'it', path = '/editDocument') =>
    renderAt({ screens, path, session: admin, language });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const fillIn = async () => {
    await user.type(await screen.findByLabelText('Nome'), 'Carla');
    await user.type(screen.getByLabelText('Cognome'), 'Gallo');
    await user.type(screen.getByLabelText('E-Mail'), 'carla.gallo@example.com');
    await user.type(screen.getByLabelText('Titolo'), 'Contratto');
    await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf);
  };
  return {
    server,
    user,
    admin,
    open,
    press,
    fillIn,
    async goToBoxes() {
      const view = open();
      await fillIn();
      await screen.findByText(/2 pagine$/);
      await press('Avanti');
      await screen.findByRole('heading', { name: 'Posiziona le firme' });
      return view;
    },
  };
}
