import { screen } from '@testing-library/react';
import { listDocuments } from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';
import { renderAt } from 'shared-ui/testing';
import { rememberSigned } from '../sign/just-signed.ts';
import { gridScreens, setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildReceiverRow } from '../testing/receiver.builders.ts';

const { server, answerRows, open: openCard } = setUpDocumentGrid();

const hintToSign = 'Selezionare il documento per vederlo e firmarlo';

describe('the document grid of receivers', () => {
  const receiver = (needsSmsCode = false) => buildSession({ isGuest: true, needsSmsCode });
  const open = (needsSmsCode = false, language: 'it' | 'en' = 'it') =>
    renderAt({ screens: gridScreens, path: '/documents', session: receiver(needsSmsCode), language });

  beforeEach(() => answerRows([buildReceiverRow()]));

  it('has neither status filter nor refresh nor pickers, and shows signed documents too', async () => {
    open();
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    for (const name of ['Aggiorna', 'Azienda', 'Persone', 'Aggiungi'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(server.inputs(listDocuments).at(-1)).toMatchObject({ status: '-1' });
  });

  it.each([
    [true, 'Select the document and click the verify phone button to verify or view to see and sign'],
    [false, 'Select the document and click to see and sign'],
  ])('gives the hint once (SMS code %s)', async (needsCode, hint) => {
    const first = open(needsCode, 'en');
    expect(await screen.findByText(hint)).toBeInTheDocument();
    first.unmount();
    open(needsCode, 'en');
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('keeps the hint for when there is something to sign', async () => {
    const row = buildReceiverRow();
    answerRows([{ ...row, isSigned: true, may: { ...row.may, sign: false } }]);
    const first = open();
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByText(hintToSign)).not.toBeInTheDocument();
    first.unmount();
    answerRows([row]);
    open();
    expect(await screen.findByText(hintToSign)).toBeInTheDocument();
  });

  it('leads to signing, without anything to select', async () => {
    const { currentPath } = open();
    expect(await screen.findByText('Da firmare')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await openCard('Firma: Contratto di locazione');
    expect(currentPath()).toBe('/sign/document-1');
  });

  it('leads to the verification of the phone where a code is asked for', async () => {
    const row = buildReceiverRow();
    answerRows([{ ...row, may: { ...row.may, view: false, verifyMobile: true } }]);
    // Their own company asks for none: it is the sender's that counts.
    const { currentPath } = open(false);
    await openCard('Contratto di locazione');
    expect(currentPath()).toBe('/verifiyMobile?document=document-1');
  });

  it('opens a document that expired, to learn whom to ask', async () => {
    const row = buildReceiverRow();
    answerRows([{ ...row, may: { ...row.may, view: false, sign: false } }]);
    const { currentPath } = open(false);
    await openCard('Contratto di locazione');
    expect(currentPath()).toBe('/sign/document-1');
  });

  it('selects the document that was just signed after one second', async () => {
    rememberSigned('document-1');
    open();
    expect(await screen.findByText('Contratto di locazione')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vedi' })).not.toBeInTheDocument();
    const view = await screen.findByRole('button', { name: 'Vedi' }, { timeout: 2000 });
    expect(view).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Contratto di locazione');
  });
});
