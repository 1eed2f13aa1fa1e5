import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDocumentFile, saveSignatures } from 'shared-api/contracts/signing';
import { breakPage, failNextPdf, servedDigest } from 'shared-ui/testing';
import { buildBox } from '../testing/receiver.builders.ts';
import { setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, open, openFramed, signByTyping } = setUpSigning();

beforeEach(() => {
  server.on(readDocumentFile).answer(() => new Blob(['%PDF-']));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Leggere prima di firmare' }));
const shownPages = () => server.inputs(saveSignatures).at(-1)?.shownPages;

/** Reads the file with the device and says so. */
async function readElsewhere(declaration: RegExp) {
  const { findByRole, getByRole } = await dialog();
  await userEvent.click(getByRole('button', { name: 'Scarica il file' }));
  await waitFor(() =>
    expect(getByRole('button', { name: 'Scarica il file' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  await userEvent.click(await findByRole('checkbox', { name: declaration }));
  await userEvent.click(getByRole('button', { name: 'Continua' }));
}

describe('a page that cannot be shown', () => {
  it('is one of which the file lacks something, though it was drawn', async () => {
    serve({
      pages: [
        { width: 595, height: 842, rotation: 0, isIncomplete: true },
        { width: 595, height: 842, rotation: 0 },
      ],
    });
    open();
    expect(await screen.findByText('Pagina non mostrata')).toBeInTheDocument();
  });

  it.each(['failed', 'partly'] as const)(
    'is not signed (%s) before it was read in the file itself',
    async (how) => {
      serve();
      breakPage(1, how);
      open();
      const unseen = await screen.findByRole('button', { name: /^Pagina non mostrata: Firma 1 di 2/ });
      await userEvent.click(unseen);
      expect(screen.queryByText('Scrivi')).not.toBeInTheDocument();
      const { getByRole, findByText } = await dialog();
      await userEvent.click(getByRole('button', { name: 'Continua' }));
      expect(await findByText('Prima scaricare il file e leggerlo')).toBeInTheDocument();
      await readElsewhere(/ho letto la pagina 1$/);
      await userEvent.click(await screen.findByRole('button', { name: /^Firma qui: Firma 1 di 2/ }));
      await signByTyping();
      expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
      expect(shownPages()).toEqual(
        expect.arrayContaining([
          { page: 1, how: 'file', at: expect.any(String) },
          { page: 2, how: 'screen', at: expect.any(String), file: servedDigest },
        ]),
      );
    },
  );

  it('does not keep anybody from signing the pages that can', async () => {
    serve({ boxes: [buildBox({ page: 2 }), buildBox({ index: 1, page: 2 })] });
    breakPage(1, 'failed');
    open();
    expect(await screen.findByText(/Alcune pagine non si vedono per intero/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^Firma qui/ }));
    await signByTyping();
    await waitFor(() =>
      expect(shownPages()).toEqual([{ page: 2, how: 'screen', at: expect.any(String), file: servedDigest }]),
    );
  });

  it('is all of them where the file does not open: what was read in the file is signed', async () => {
    serve();
    failNextPdf('unreadable');
    openFramed();
    await userEvent.click(await screen.findByRole('button', { name: 'Leggilo in un altro modo' }));
    await readElsewhere(/ho letto il documento$/);
    await userEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await signByTyping();
    await waitFor(() => expect(shownPages()).toHaveLength(2));
    expect(shownPages()?.map(({ how }) => how)).toEqual(['file', 'file']);
  });
});
