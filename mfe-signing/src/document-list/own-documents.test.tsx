import { screen } from '@testing-library/react';
import { listDocuments, countDocumentsToSign } from 'shared-api/contracts/signing';
import { setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildReceiverRow } from '../testing/receiver.builders.ts';

const { server, user, answerRows, openAsAdmin, open, button } = setUpDocumentGrid();

describe('what waits for an administrator’s own signature', () => {
  it('is shown above the documents that they manage, and leads to the boxes', async () => {
    server.on(countDocumentsToSign).answer(() => ({ total: 1 }));
    const { currentPath } = openAsAdmin();
    expect(await screen.findByText('Un documento aspetta la tua firma')).toBeInTheDocument();
    answerRows([buildReceiverRow()]);
    await user.click(screen.getByRole('link', { name: 'Vedi e firma' }));
    expect(await screen.findByRole('heading', { name: 'Documenti per te' })).toBeInTheDocument();
    expect(server.inputs(listDocuments).at(-1)).toMatchObject({ asReceiver: true, status: '-1' });
    await open('Contratto di locazione');
    expect(currentPath()).toBe('/sign/document-1');
  });

  it('is not spoken of when there is nothing, and the way back is a button', async () => {
    const { currentPath } = openAsAdmin('/documents');
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByText(/aspetta/)).not.toBeInTheDocument();
    await user.click(await button('Indietro'));
    expect(currentPath()).toBe('/documentsAdmin');
    expect(server.inputs(listDocuments).at(-1)).not.toHaveProperty('asReceiver');
  });
});
