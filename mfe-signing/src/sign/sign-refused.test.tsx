import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDocumentToSign, readDocumentFile } from 'shared-api/contracts/signing';
import { failNextPdf, hideInPdf, holdNextPdf, servePdf } from 'shared-ui/testing';
import { setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, open, box } = setUpSigning();
/** A page more than a browser looks through. */
const long = Array.from({ length: 101 }, () => []);

describe('SignScreen that cannot sign', () => {
  it('says how much of a large document has come, and lets nobody sign before it is seen', async () => {
    jest.useFakeTimers();
    serve();
    const pdf = holdNextPdf();
    open();
    await act(() => jest.advanceTimersByTimeAsync(1200));
    act(() => pdf.report(0.4));
    const progress = screen.getByRole('progressbar', { name: 'Caricamento del documento' });
    expect(progress).toHaveAttribute('aria-valuenow', '40');
    expect(box(/^Firma 1 di 2/)).toHaveAttribute('aria-disabled', 'true');
    pdf.arrive();
    // Each step draws what the one before it asked for.
    for (let step = 0; step < 4; step += 1) await act(() => jest.advanceTimersByTimeAsync(100));
    expect(box(/^Firma qui: Firma 1 di 2/)).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('progressbar', { name: 'Caricamento del documento' })).not.toBeInTheDocument();
  });

  it('signs nothing that one cannot see, and draws the pages once they come', async () => {
    serve();
    failNextPdf('unreachable');
    open();
    expect(
      await screen.findByRole('heading', { name: 'Il documento non si è caricato' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Firma' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: 'Pagine del documento' })).toBeInTheDocument();
    expect(screen.getByText('0 di 2 firme')).toBeInTheDocument();
  });

  it('says beside the document what its file holds that the pages do not show', async () => {
    serve();
    hideInPdf('scripts', 'attachments', 'commands');
    open();
    expect(
      await screen.findByText(
        'Il file contiene script, che qui non vengono eseguiti. Il file contiene allegati, che qui non si vedono. ' +
          'Il file contiene comandi che altrove aprono altri file o programmi. Si firma ciò che mostrano le pagine.',
      ),
    ).toBeInTheDocument();
  });

  it('says what was found in the file when it came, which a browser cannot see', async () => {
    serve({ hiddenParts: ['commands', 'fields'] });
    servePdf(long);
    hideInPdf('scripts');
    open();
    expect(
      await screen.findByText(
        'Il file contiene script, che qui non vengono eseguiti. Il file contiene comandi che altrove aprono altri file o programmi. ' +
          'Alcuni campi compilati non hanno un aspetto proprio: altri programmi possono non mostrarne il valore. Si firma ciò che mostrano le pagine.',
      ),
    ).toBeInTheDocument();
  });

  it('says of a long file that came before how far it was looked through', async () => {
    serve();
    servePdf(long);
    open();
    expect(await screen.findByText(/^Le pagine dopo la centesima non sono state/)).toBeInTheDocument();
  });

  it('says nothing of the kind where the pages are all there is', async () => {
    serve();
    open();
    expect(await screen.findByRole('region', { name: 'Pagine del documento' })).toBeInTheDocument();
    expect(screen.queryByText(/Si firma ciò che mostrano le pagine/)).not.toBeInTheDocument();
  });

  it.each([
    ['not-found', 'Documento non trovato'],
    ['internal', 'Il documento non si apre'],
  ] as const)('says what %s means', async (code, title) => {
    server.on(getDocumentToSign).fail({ code });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('says of a document that the sender took back that they did', async () => {
    server.on(getDocumentToSign).fail({ code: 'not-found', details: { isWithdrawn: true } });
    open();
    expect(
      await screen.findByRole('heading', { name: 'Il mittente ha ritirato il documento' }),
    ).toBeInTheDocument();
  });

  it('says of an expired document whom to ask', async () => {
    const details = { title: 'Contratto di locazione', sender: 'anna.rossi@example.com' };
    server.on(getDocumentToSign).fail({ code: 'document-expired', details });
    open();
    expect(await screen.findByRole('heading', { name: 'Documento scaduto !' })).toBeInTheDocument();
    expect(
      screen.getByText(/«Contratto di locazione».* anna\.rossi@example\.com può inviarlo di nuovo/),
    ).toBeInTheDocument();
  });

  it('says that a document expired also where the refusal does not name it', async () => {
    server.on(getDocumentToSign).fail({ code: 'document-expired' });
    open();
    expect(await screen.findByRole('heading', { name: 'Documento scaduto !' })).toBeInTheDocument();
    expect(screen.getByText(/Il mittente può inviare di nuovo/)).toBeInTheDocument();
  });

  it('shows a signed document, to be read and kept', async () => {
    serve({ isSigned: true, maySign: false });
    open();
    expect(await screen.findByRole('heading', { name: 'Documento firmato' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Pagine del documento' })).toBeInTheDocument();
    expect(screen.queryByText('Firma qui')).not.toBeInTheDocument();
    server.on(readDocumentFile).fail({ code: 'file-changed', message: 'Alterato' });
    await userEvent.click(screen.getByRole('button', { name: 'Scarica la copia firmata' }));
    expect(await screen.findByText('Alterato')).toBeInTheDocument();
    expect(server.inputs(readDocumentFile)).toEqual([{ id: 'document-1' }]);
  });

  it('says that only the receiver signs', async () => {
    serve({ maySign: false });
    open();
    expect(await screen.findByRole('heading', { name: 'Firma non consentita' })).toBeInTheDocument();
  });
});
