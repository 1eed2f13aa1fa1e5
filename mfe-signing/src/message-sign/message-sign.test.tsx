import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from 'shared-api/contracts/common';
import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import {
  getDefaultSignatureObjects,
  getMessageToSign,
  getSealing,
  signMessage,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { giveRoom, mockDrawingCanvas, renderAt, servePdf, withFrame } from 'shared-ui/testing';
import { useJustSigned } from '../sign/just-signed.ts';
import { drawLine } from '../testing/sign-test-setup.tsx';
import { buildSealing } from '../testing/receiver.builders.ts';
import { SignMessageScreen } from './message-sign.screen.tsx';

type MessageToSign = OutputOf<typeof getMessageToSign>;

const server = createFakeServer();
const picture = 'data:image/png;base64,aGVsbG8=';
const page = { width: 600, height: 800, rotation: 0 };
const message: MessageToSign = {
  id: 'copy-1',
  title: 'Regolamento',
  senderCompany: 'Acme',
  fileName: 'regolamento.pdf',
  address: '/api/AlertMsgReadAttachment?v_id=copy-1',
  pages: [page, page],
  boxes: [],
  maySign: true,
  documentId: null,
  needsCode: false,
  needsAllPages: false,
  formerMeans: null,
  hiddenParts: [],
  maskedMobile: '',
  prefix: '',
};

const screens = {
  '/signMessage/:id': withFrame(SignMessageScreen),
  '/documents': function Documents() {
    return <p>Appena firmato: {useJustSigned()}</p>;
  },
};

const session = buildSession({ fullName: 'Mario Rossi', permissions: ['firma_docsign', 'oggetti_docsign'] });

function open(overrides: Partial<MessageToSign> = {}, language: 'it' | 'en' = 'it') {
  server.on(getMessageToSign).answer(() => build(overrides));
  return renderAt({ screens, path: '/signMessage/copy-1', session, language });
}

const build = (overrides: Partial<MessageToSign>) => ({
  ...message,
  ...overrides,
});
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const signByTyping = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Firma' });
  await userEvent.click(await within(dialog).findByText('Scrivi'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma la firma' }));
};
const sent = () => server.inputs(signMessage).at(-1);

beforeEach(() => {
  mockDrawingCanvas();
  giveRoom();
  servePdf();
  HTMLElement.prototype.setPointerCapture = () => {};
  server.on(getDefaultSignatureObjects).answer(() => ({ signature: null, image: null, text: null }));
  server.on(signMessage).answer(() => {
    server.on(getMessageToSign).answer(() => build({ documentId: 'document-1', maySign: false }));
    return { documentId: 'document-1', state: 'sealing' };
  });
  server.on(getSealing).answer(() => buildSealing({ state: 'signed' }));
});
afterEach(() => jest.restoreAllMocks());

describe('signing a message', () => {
  it('places a typed signature, moves and sizes it by keys, saves, and says so once it is sealed', async () => {
    open();
    await press('Firma');
    await signByTyping();
    const box = await screen.findByRole('button', { name: 'Firma, pagina 1' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await press('Salva');
    expect(await screen.findByText('Appena firmato: document-1')).toBeInTheDocument();
    expect(await screen.findByText('Il tuo documento è stato firmato correttamente')).toBeInTheDocument();
    const [item] = sent()?.pages[0]?.signatures ?? [];
    expect(item?.percX).toBeCloseTo(0.36);
    expect(item?.percY).toBeCloseTo(0.3725);
    expect(item?.width).toBeCloseTo(310);
    expect(sent()?.signature).toMatch(/^data:image\/png;base64,/);
  });

  it.each([
    ['it', 'Salva', 'La firma è richiesta'],
    ['en', 'Save', 'The signature is required'],
  ] as const)('is refused without a signature, and the pad opens (%s)', async (language, save, sentence) => {
    open({}, language);
    await press(save);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(sent()).toBeUndefined();
  });

  it('says on the pad that the device could make no picture, and keeps it open', async () => {
    open();
    await press('Firma');
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
      throw new Error('out of memory');
    });
    await signByTyping();
    expect(await screen.findByText(/^Questo dispositivo non è riuscito/)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Firma' })).toBeInTheDocument();
  });

  it('refuses an empty pad', async () => {
    open();
    await press('Firma');
    await screen.findByRole('img', { name: 'La firma è vuota' });
    await press('Conferma la firma');
    expect((await screen.findAllByText('La firma è richiesta')).length).toBeGreaterThan(0);
  });

  it('writes a text, changes it, removes it with its X, and undoes that', async () => {
    open();
    await press('Testo');
    await press('Conferma');
    expect(await screen.findByText('Specificare il testo')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Testo da scrivere sulla pagina'), 'Letto');
    await press('Conferma');
    await press('Casella di testo, pagina 1');
    await userEvent.type(await screen.findByLabelText('Testo da scrivere sulla pagina'), ' tutto');
    await press('Conferma');
    expect(await screen.findByText('Letto tutto')).toBeInTheDocument();
    await press('Elimina: Casella di testo, pagina 1');
    expect(screen.queryByText('Letto tutto')).not.toBeInTheDocument();
    await press('Annulla l’ultima modifica');
    const box = await screen.findByRole('button', { name: 'Casella di testo, pagina 1' });
    box.focus();
    await userEvent.keyboard('{Delete}');
    expect(screen.queryByText('Letto tutto')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Letto tutto')).toBeInTheDocument();
  });

  it('takes the default signature and the default image in one press each', async () => {
    const stored = { id: 'object-1', image: picture, width: 40, height: 20 };
    server.on(getDefaultSignatureObjects).answer(() => ({ signature: stored, image: stored, text: null }));
    open();
    await press('Firma');
    await press('Usa la firma predefinita');
    await press('Immagine');
    await press('Usa l’immagine predefinita');
    await press('Salva');
    await screen.findByText('Appena firmato: document-1');
    expect(sent()).toMatchObject({ signature: picture, picture });
    expect(sent()?.pages[0]?.images).toHaveLength(1);
  });

  it('asks before a drawing under way gives way to the default signature, or is closed', async () => {
    const stored = { id: 'object-1', image: picture, width: 40, height: 20 };
    server.on(getDefaultSignatureObjects).answer(() => ({ signature: stored, image: null, text: null }));
    open();
    await press('Firma');
    await drawLine();
    await press('Usa la firma predefinita');
    const question = await screen.findByRole('alertdialog', { name: 'Usare la firma predefinita?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continua a firmare' }));
    expect(screen.getByRole('img', { name: '1 tratto disegnato' })).toBeInTheDocument();
    await press('Annulla');
    const leaving = await screen.findByRole('alertdialog', { name: 'Chiudere senza salvare?' });
    await userEvent.click(within(leaving).getByRole('button', { name: 'Resta qui' }));
    await press('Usa la firma predefinita');
    const again = await screen.findByRole('alertdialog', { name: 'Usare la firma predefinita?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Usa la firma predefinita' }));
    await press('Salva');
    await screen.findByText('Appena firmato: document-1');
    expect(sent()).toMatchObject({ signature: picture });
  });

  it('refuses a file that is no picture, on its field', async () => {
    open();
    await press('Immagine');
    const file = new File(['testo'], 'foto.png', { type: 'image/png' });
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('no picture'));
    await userEvent.upload(screen.getByLabelText('Immagine (PNG o JPG)'), file);
    await press('Conferma');
    expect(await screen.findByText('Il file non è un’immagine PNG o JPG leggibile')).toBeInTheDocument();
  });

  it('fills every box that the sender set with one drawing; they stay where they are', async () => {
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 };
    open({ boxes: [box, { ...box, page: 2 }] });
    await press('Da firmare: Firma, pagina 1');
    await signByTyping();
    const signed = await screen.findByRole('button', { name: 'Firma, pagina 1' });
    signed.focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(screen.queryByRole('button', { name: 'Elimina: Firma, pagina 1' })).not.toBeInTheDocument();
    await press('Salva');
    await screen.findByText('Appena firmato: document-1');
    expect(sent()?.pages.map(({ signatures }) => signatures[0]?.percX)).toEqual([0.1, 0.1]);
  });

  it('asks for the code by SMS where the company wants one', async () => {
    server.on(sendCodeBySms).answer(() => ({ challenge: 'challenge-1', resendAfter: 30, expiresAfter: 300 }));
    server.on(verifyCode).answer(() => ({ user: null }));
    open({ needsCode: true, maskedMobile: '••• 12', prefix: '+39' });
    await press('Firma');
    await signByTyping();
    await press('Salva');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/••• 12/)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox'), '123456');
    await screen.findByText('Appena firmato: document-1');
    expect(server.inputs(sendCodeBySms).at(-1)).toMatchObject({ purpose: 'sign', documentId: 'copy-1' });
    expect(sent()?.challenge).toBe('challenge-1');
  });

  it('shows the sentence of a refusal and keeps what was placed', async () => {
    const fields = { pages: 'Firmare tutti i riquadri indicati da chi ha inviato il messaggio' };
    server.on(signMessage).fail({ code: 'invalid-input', fields });
    open();
    await press('Firma');
    await signByTyping();
    await press('Salva');
    expect(await screen.findByText(fields.pages)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Firma, pagina 1' })).toBeInTheDocument();
  });

  it('says that the signature is recorded where the seal is tried again', async () => {
    server.on(getSealing).answer(() => buildSealing({ state: 'failed' }));
    open();
    await press('Firma');
    await signByTyping();
    await press('Salva');
    expect(await screen.findByText(/La firma è registrata, ma il PDF firmato/)).toBeInTheDocument();
    expect(screen.queryByText('Il tuo documento è stato firmato correttamente')).not.toBeInTheDocument();
  });

  it('leads on where it is signed already, and says why it cannot be signed', async () => {
    const first = open({ documentId: 'document-1' });
    expect(await screen.findByRole('link', { name: 'Vai ai documenti' })).toHaveAttribute(
      'href',
      '/documents',
    );
    first.unmount();
    open({ maySign: false });
    expect(await screen.findByText('Questo messaggio non si può firmare')).toBeInTheDocument();
  });
});
