import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadEvidence, downloadEvidencePackage, getDocumentHistory } from 'shared-api/contracts/signing';
import { buildSignedDocument } from '../testing/document.builders.ts';
import { setUpDocumentGrid } from '../testing/document-grid.ts';

const { server, answerRows, openAsAdmin, open } = setUpDocumentGrid();

describe('the evidence of a signed document', () => {
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:evidence';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.on(getDocumentHistory).answer(() => ({ events: [] }));
    server.on(downloadEvidence).answer(() => new Blob(['%PDF']));
    server.on(downloadEvidencePackage).answer(() => new Blob(['PK']));
  });

  it('is saved from its details, alone or as a package', async () => {
    const row = buildSignedDocument();
    answerRows([row]);
    openAsAdmin();
    await open(row.title);
    await userEvent.click(await screen.findByRole('button', { name: 'Prova della firma' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pacchetto delle prove' }));
    await waitFor(() => expect(saved).toEqual(['prova-della-firma.pdf', 'prova-della-firma.zip']));
    expect(server.inputs(downloadEvidence)).toEqual([{ id: row.id }]);
    expect(server.inputs(downloadEvidencePackage)).toEqual([{ id: row.id }]);
  });

  it('is without its package where no copy is saved', async () => {
    const row = buildSignedDocument({ savesCopy: false });
    answerRows([row]);
    openAsAdmin('/documentsAdmin', 'en');
    await open(row.title);
    expect(await screen.findByRole('button', { name: 'Evidence of the signature' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Package of evidence' })).not.toBeInTheDocument();
  });

  it('says why it could not be had', async () => {
    const row = buildSignedDocument();
    answerRows([row]);
    server.on(downloadEvidence).fail({ code: 'file-changed', message: 'Il file non è più quello' });
    openAsAdmin();
    await open(row.title);
    await userEvent.click(await screen.findByRole('button', { name: 'Prova della firma' }));
    expect(await screen.findByText('Il file non è più quello')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
