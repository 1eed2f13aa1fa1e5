import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateOtpAndSendSMS, verifyOtp } from 'shared-api/contracts/auth';
import {
  AlertMsgGetDataForOtp,
  AlertMsgSaveDataSigns,
  AlertMsgSaveDataSignsDocSign,
  DocSignGetAttachment,
  DocSignGetDocumentsApi,
  type SignatureSlot,
} from 'shared-api/contracts/signing';
import { createFakeServer, failure } from 'shared-api/testing';
import { failNextPdf, fakeOpenPdf } from '../testing/fake-pdf.ts';
import { buildGuest, buildReceiverRow, buildSignDocument, buildSlot } from '../testing/receiver.builders.ts';
import { renderAt } from '../testing/render-at.tsx';
import { useJustSigned } from './just-signed.ts';
import { SignScreen } from './sign.screen.tsx';

jest.mock('../pdf/open-pdf.ts', () => ({
  ...jest.requireActual<object>('../pdf/open-pdf.ts'),
  openPdf: (address: string) => fakeOpenPdf(address),
}));

const server = createFakeServer();
const picture = 'data:image/png;base64,aGVsbG8=';
const stamp = 'Firmato digitalmente il 21/11/2026 alle 18:30';

let slots: SignatureSlot[] = [];

function JustSigned() {
  return <p>Appena firmato: {useJustSigned()}</p>;
}

const screens = { '/sign/:id': SignScreen, '/documents': JustSigned };

/** A server that keeps what it is given, as the real one does. */
function serve(overrides: Parameters<typeof buildSignDocument>[0] = {}) {
  slots = overrides?.slots ?? buildSignDocument().slots;
  server.on(DocSignGetAttachment).answer(() => buildSignDocument({ ...overrides, slots }));
  server.on(AlertMsgSaveDataSigns).answer(({ input }) => {
    slots = slots.map((slot) => {
      const drawn = input.signatures.find(({ index }) => index === slot.index);
      return drawn ? { ...slot, isSigned: true, image: drawn.image, firstLine: stamp } : slot;
    });
    return { result: 'OK', slots };
  });
  server
    .on(AlertMsgSaveDataSignsDocSign)
    .answer(() => ({ result: 'OK', inputPath: '', outputPath: '', imagesPath: '' }));
}

function open(language: 'it' | 'en' = 'it') {
  return renderAt({ screens, path: '/sign/document-1', session: buildGuest(), language });
}

const box = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Pagine del documento' })).getByRole('button', { name });

async function signByTyping() {
  await userEvent.click(await screen.findByText('Scrivi'));
  await userEvent.click(screen.getByRole('button', { name: 'Conferma la firma' }));
}

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  const ground = { data: new Uint8ClampedArray([0, 0, 0, 255]), width: 1, height: 1 };
  const surface = new Proxy(
    {},
    {
      get: (_target, key) => () => (key === 'getImageData' ? ground : undefined),
      set: () => true,
    },
  );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(surface as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('SignScreen', () => {
  it('shows where one is, how much is signed, and each box in words', async () => {
    serve({
      slots: [
        buildSlot({ isSigned: true, image: picture, firstLine: stamp }),
        buildSlot({ index: 1, page: 2 }),
      ],
    });
    open();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(screen.getByText('Pagina 1 di 2')).toBeInTheDocument();
    const list = within(screen.getByRole('navigation', { name: 'Firme da apporre' }));
    expect(list.getByRole('button', { name: 'Firma 1 di 2, pagina 1: firmata' })).toBeInTheDocument();
    expect(list.getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Firma 2 di 2, pagina 2: prossima da firmare',
    );
    expect(screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: firmata' })).toHaveTextContent(stamp);
    await waitFor(() => expect(box(/Firma 2 di 2/)).toHaveFocus());
  });

  it.each([
    ['it', 'Fai clic nel riquadro indicato per firmare'],
    ['en', 'Click in the indicated box to sign'],
  ] as const)('says in %s after two seconds what to do', async (language, text) => {
    serve();
    jest.useFakeTimers();
    open(language);
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('saves each box at once, leads to the next, and saves the document after the last', async () => {
    serve();
    const { location } = open();
    await userEvent.click(
      await screen.findByRole('button', { name: /Firma 1 di 2.*prossima/, current: false }),
    );
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(AlertMsgSaveDataSigns)).toEqual([
      { id: 'document-1', signatures: [{ index: 0, image: picture }] },
    ]);
    expect(server.inputs(AlertMsgSaveDataSignsDocSign)).toEqual([]);
    expect(screen.getByText('Firma salvata')).toBeInTheDocument();
    await userEvent.click(box(/Firma 2 di 2.*prossima/));
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa firma' }));
    await waitFor(() => expect(location()).toBe('/documents'));
    expect(server.inputs(AlertMsgSaveDataSignsDocSign)).toEqual([{ id: 'document-1' }]);
    expect(screen.getByText('Appena firmato: document-1')).toBeInTheDocument();
    expect(
      await screen.findByText('Documento firmato correttamente, ti è stata inviata una mail'),
    ).toBeInTheDocument();
    expect(screen.getByText('Firme completate, il documento viene salvato')).toBeInTheDocument();
  });

  it('refuses an empty signature', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma la firma' }));
    expect((await screen.findAllByText('La firma è richiesta')).length).toBeGreaterThan(0);
    expect(server.inputs(AlertMsgSaveDataSigns)).toEqual([]);
  });

  it('keeps a drawing that found no answer, says so, and saves it when asked again', async () => {
    serve();
    server.on(AlertMsgSaveDataSigns).cut();
    open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await signByTyping();
    expect(await screen.findByText(/la firma è conservata qui/)).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: non ancora salvata' }),
    ).toBeInTheDocument();
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
  });

  it('asks before one leaves with a signature that is not saved', async () => {
    serve();
    server.on(AlertMsgSaveDataSigns).cut();
    const { router, location } = open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await signByTyping();
    await screen.findByText(/la firma è conservata qui/);
    await act(() => router.navigate('/documents'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    expect(location()).toBe('/sign/document-1');
  });

  it('asks before a drawing that is not confirmed is closed', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByText('Scrivi'));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere senza confermare?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continua a firmare' }));
    expect(screen.getByRole('button', { name: 'Conferma la firma' })).toBeInTheDocument();
  });

  it('goes on where one was after a reload, and completes what was only left to be completed', async () => {
    const image = picture;
    serve({
      maySign: false,
      slots: [buildSlot({ isSigned: true, image }), buildSlot({ index: 1, isSigned: true, image })],
    });
    const { location } = open();
    await waitFor(() => expect(location()).toBe('/documents'));
    expect(server.inputs(AlertMsgSaveDataSignsDocSign)).toHaveLength(1);
    expect(server.inputs(AlertMsgSaveDataSigns)).toEqual([]);
  });

  it.each([
    ['it', 'Errore durante la firma del documento'],
    ['en', 'Error signing document'],
  ] as const)('says in %s that the document could not be signed, and tries again', async (language, text) => {
    serve({ slots: [buildSlot({ isSigned: true, image: picture })] });
    server.on(AlertMsgSaveDataSignsDocSign).fail({ code: 'pdf-editing-failed' });
    const { location } = open(language);
    const notice = await screen.findByRole('heading', { name: text });
    expect(screen.getAllByText(text).length).toBeGreaterThan(1);
    serve({ slots });
    const section = notice.closest('section');
    if (!section) throw new Error('The notice has no place');
    await userEvent.click(within(section).getByRole('button'));
    await waitFor(() => expect(location()).toBe('/documents'));
  });

  it('waits on while the server says that it goes on', async () => {
    serve({ slots: [buildSlot({ isSigned: true, image: picture })] });
    let tries = 0;
    server.on(AlertMsgSaveDataSignsDocSign).answer(() => {
      tries += 1;
      if (tries < 3) throw failure({ code: 'pdf-editing-failed', details: { goesOn: true } });
      return { result: 'OK', inputPath: '', outputPath: '', imagesPath: '' };
    });
    const { location } = open();
    await waitFor(() => expect(location()).toBe('/documents'));
    expect(tries).toBe(3);
    expect(screen.queryByText('Errore durante la firma del documento')).not.toBeInTheDocument();
  });

  it('shows the signature that another window gave to the box meanwhile', async () => {
    serve();
    server
      .on(AlertMsgSaveDataSigns)
      .fail({ code: 'conflict', message: 'Questo riquadro è già stato firmato' });
    open();
    await screen.findByText('0 di 2 firme');
    const [first, second] = slots;
    if (!first || !second) throw new Error('Two slots are needed');
    slots = [{ ...first, isSigned: true, image: picture, firstLine: stamp }, second];
    await userEvent.keyboard('{Enter}');
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: firmata' })).toHaveTextContent(stamp);
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });
});

describe('SignScreen with the code by SMS', () => {
  beforeEach(() => {
    server
      .on(AlertMsgGetDataForOtp)
      .answer(() => ({ username: '', maskedMobile: '*******567', prefix: '+39' }));
    server
      .on(generateOtpAndSendSMS)
      .answer(() => ({ result: 'OK', challenge: 'challenge-1', resendAfter: 30, expiresAfter: 300 }));
    server.on(verifyOtp).answer(() => ({ result: 'OK', user: null }));
  });

  it('asks for a code after the drawing, and sends it along', async () => {
    serve({ needsCode: true });
    open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await signByTyping();
    expect(await screen.findByText('Abbiamo inviato un codice a +39 *******567.')).toBeInTheDocument();
    expect(server.inputs(AlertMsgSaveDataSigns)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Codice OTP'), '123456');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(generateOtpAndSendSMS)[0]).toMatchObject({
      purpose: 'sign',
      documentId: 'document-1',
    });
    expect(server.inputs(AlertMsgSaveDataSigns)[0]).toMatchObject({ challenge: 'challenge-1' });
  });

  it('asks for another code when the first one no longer counts, and loses no drawing', async () => {
    serve({ needsCode: true });
    server.on(AlertMsgSaveDataSigns).fail({ code: 'code-expired' });
    open();
    await screen.findByText('0 di 2 firme');
    await userEvent.keyboard('{Enter}');
    await signByTyping();
    await userEvent.type(await screen.findByLabelText('Codice OTP'), '123456');
    const again = await screen.findByRole('button', { name: 'Chiedi un codice' });
    serve({ needsCode: true });
    server
      .on(generateOtpAndSendSMS)
      .answer(() => ({ result: 'OK', challenge: 'challenge-2', resendAfter: 30, expiresAfter: 300 }));
    await userEvent.click(again);
    await userEvent.type(await screen.findByLabelText('Codice OTP'), '654321');
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(AlertMsgSaveDataSigns).at(-1)).toEqual({
      id: 'document-1',
      challenge: 'challenge-2',
      signatures: [{ index: 0, image: picture }],
    });
  });

  it('leads to the verification of the phone first', async () => {
    const may = { ...buildReceiverRow().may, sign: false, view: false, verifyMobile: true };
    server.on(DocSignGetAttachment).fail({ code: 'forbidden' });
    server.on(DocSignGetDocumentsApi).answer(() => ({ rows: [buildReceiverRow({ may })], next: null }));
    open();
    expect(await screen.findByRole('link', { name: 'Verifica il cellulare' })).toHaveAttribute(
      'href',
      '/verifiyMobile?document=document-1&then=sign',
    );
  });
});

describe('SignScreen that cannot sign', () => {
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

  it.each([
    ['not-found', 'Documento non trovato'],
    ['document-expired', 'Documento scaduto !'],
    ['internal', 'Il documento non si apre'],
  ] as const)('says what %s means', async (code, title) => {
    server.on(DocSignGetAttachment).fail({ code });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('shows a signed document, to be read and kept', async () => {
    serve({ isSigned: true, maySign: false });
    open();
    expect(await screen.findByRole('heading', { name: 'Documento firmato' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Pagine del documento' })).toBeInTheDocument();
    expect(screen.queryByText('Firma qui')).not.toBeInTheDocument();
    const copy = screen.getByRole('link', { name: 'Scarica la copia firmata' });
    expect(copy).toHaveAttribute('href', '/api/DocSignReadFile?v_id=document-1');
    expect(copy).toHaveAttribute('download');
  });

  it('says that only the receiver signs', async () => {
    serve({ maySign: false });
    open();
    expect(
      await screen.findByRole('heading', { name: 'Non puoi firmare questo documento' }),
    ).toBeInTheDocument();
  });
});
