import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  countSignatureObjects,
  getSignatureObject,
  saveSignatureObject,
  type SignatureObject,
} from 'shared-api/contracts/signing';
import { buildSession, createFakeServer, failure } from 'shared-api/testing';
import { mockDrawingCanvas, renderAt, withFrame } from 'shared-ui/testing';
import { EditObjectScreen } from './edit-object.screen.tsx';

const server = createFakeServer();
const user = userEvent.setup();
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const fileOf = (bytes: BlobPart, name = 'logo.png') => new File([bytes], name, { type: 'image/png' });

const kept: SignatureObject = {
  id: 'one',
  kind: 'signature',
  isDefault: true,
  createdAt: '2026-11-21T09:00:00.000Z',
  picture: '/api/getSignatureObjectPicture?v_id=one&v=4',
  fileKind: '',
  text: '',
  version: 4,
  drawing: 'data:image/png;base64,aGVsbG8=',
};

function open(id = '0', { object = kept, signatures = 0 } = {}) {
  server.on(countSignatureObjects).answer(() => ({ signatures, images: 0, texts: 1 }));
  server.on(getSignatureObject).answer(() => ({ object }));
  const session = buildSession({ permissions: ['oggetti_docsign'], fullName: 'Mario Rossi' });
  return renderAt({
    screens: { '/editFirma/:id': withFrame(EditObjectScreen) },
    path: `/editFirma/${id}`,
    session,
  });
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (kind: string) => user.click(await screen.findByRole('radio', { name: kind }));
const saved = () => server.inputs(saveSignatureObject);

describe('/editFirma', () => {
  beforeEach(() => {
    mockDrawingCanvas();
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    server.on(saveSignatureObject).answer(() => ({ id: 'one', version: 1, isDefault: true }));
  });
  afterEach(() => jest.restoreAllMocks());

  it('adds a signature that is typed, under the stamp of today', async () => {
    const { currentPath } = open();
    expect(await screen.findByRole('heading', { name: 'Inserisci Oggetto' })).toBeInTheDocument();
    expect((await screen.findAllByText('Per accettazione')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^\d\d-\d\d-\d{4}$/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('checkbox', { name: 'Default' })).not.toBeInTheDocument();
    await user.click(await screen.findByText('Scrivi'));
    await press('Salva');
    await waitFor(() => expect(currentPath()).toBe('/firme'));
    expect(screen.getByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(saved()).toMatchObject([{ id: '0', kind: 'signature', isDefault: false, text: '' }]);
    expect(saved()[0]?.drawing).toMatch(/^data:image\/png;base64,/);
  });

  it('refuses an empty pad, a missing picture and missing words, on the field', async () => {
    open();
    await screen.findByText('Disegna');
    await press('Salva');
    expect((await screen.findAllByText('Specificare la firma')).length).toBeGreaterThan(1);
    await choose('Immagine');
    await press('Salva');
    expect((await screen.findAllByText("Specificare l'immagine")).length).toBeGreaterThan(0);
    await choose('Testo');
    await press('Salva');
    expect(
      await screen.findByLabelText('Testo', { selector: 'input[name="text"]' }),
    ).toHaveAccessibleDescription(/Specificare il testo/);
    expect(saved()).toEqual([]);
  });

  it('clears the pad, and offers that for a signature alone', async () => {
    open();
    await user.click(await screen.findByText('Scrivi'));
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue('Mario Rossi');
    const [clear] = screen.getAllByRole('button', { name: 'Pulisci' });
    await user.click(clear as HTMLElement);
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue('');
    await choose('Testo');
    expect(screen.queryByRole('button', { name: 'Pulisci' })).not.toBeInTheDocument();
  });

  it('adds a picture as its content says, and refuses what is none', async () => {
    const { currentPath } = open();
    await choose('Immagine');
    const field = screen.getByLabelText('Immagine', { selector: 'input[type="file"]' });
    await user.upload(field, fileOf('<svg/>'));
    expect(await screen.findByText('Accettati solo formati JPG, JPEG, GIF, BMP, PNG')).toBeInTheDocument();
    await press('Salva');
    expect(saved()).toEqual([]);
    await user.upload(field, fileOf(png, 'logo.pdf.png'));
    expect(await screen.findByRole('img', { name: 'L’immagine scelta' })).toBeInTheDocument();
    await press('Salva');
    await waitFor(() => expect(currentPath()).toBe('/firme'));
    expect(saved()).toMatchObject([{ kind: 'image', drawing: '' }]);
  });

  it('draws a large picture down before it is sent, and refuses one beyond the limit', async () => {
    const bitmap = (width: number, height: number) => ({ width, height, close: jest.fn() });
    const sizes: unknown[] = [];
    let decoded = bitmap(6611, 100);
    globalThis.createImageBitmap = jest.fn(async (_source: unknown, options?: ImageBitmapOptions) => {
      if (options) sizes.push([options.resizeWidth, options.resizeHeight]);
      return decoded;
    }) as never;
    open();
    await choose('Immagine');
    const canvas = jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: jest.fn() } as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['small'], { type: 'image/png' })));
    const field = screen.getByLabelText('Immagine', { selector: 'input[type="file"]' });
    await user.upload(field, fileOf(png));
    expect(await screen.findByText(/più grande di 6610 × 6200 pixel/)).toBeInTheDocument();
    decoded = bitmap(4000, 2000);
    await user.upload(field, fileOf(png));
    expect(await screen.findByRole('img', { name: 'L’immagine scelta' })).toBeInTheDocument();
    expect(sizes).toEqual([[960, 480]]);
    expect(canvas).toHaveBeenCalled();
    expect(decoded.close).toHaveBeenCalled();
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const shown: unknown[] = [];
    URL.createObjectURL = (file) => `blob:${shown.push(file)}`;
    const tooMuch = fileOf(png);
    await user.upload(field, tooMuch);
    await waitFor(() => expect(shown.at(-1)).toBe(tooMuch));
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('shows what the server says of the picture on its field, and keeps everything', async () => {
    server.on(saveSignatureObject).answer(() => {
      throw failure({ code: 'invalid-input', fields: { file: 'L’immagine è danneggiata' } });
    });
    const { currentPath } = open();
    await choose('Immagine');
    await user.upload(screen.getByLabelText('Immagine', { selector: 'input[type="file"]' }), fileOf(png));
    await screen.findByRole('img', { name: 'L’immagine scelta' });
    await press('Salva');
    expect(await screen.findByText('L’immagine è danneggiata')).toBeInTheDocument();
    expect(screen.getByText('logo.png')).toBeInTheDocument();
    expect(currentPath()).toBe('/editFirma/0');
  });

  it('offers the default where there is one of the kind, and has that of a default locked', async () => {
    const { unmount } = open('0', { signatures: 2 });
    expect(await screen.findByRole('checkbox', { name: 'Default' })).toBeEnabled();
    await choose('Immagine');
    expect(screen.queryByRole('checkbox', { name: 'Default' })).not.toBeInTheDocument();
    expect(screen.getByText(/sarà il predefinito/)).toBeInTheDocument();
    unmount();
    open('one', { signatures: 2 });
    const locked = await screen.findByRole('checkbox', { name: 'Default' });
    expect(locked).toBeChecked();
    expect(locked).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Modifica Oggetto' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'La tua firma' })).toHaveAttribute('src', kept.picture);
    expect(screen.getByRole('radio', { name: 'Testo' })).toBeDisabled();
  });

  it('keeps the drawing that is there where nothing new is drawn', async () => {
    const { currentPath } = open('one', { object: { ...kept, isDefault: false }, signatures: 2 });
    await user.click(await screen.findByRole('checkbox', { name: 'Default' }));
    await press('Salva');
    await waitFor(() => expect(currentPath()).toBe('/firme'));
    expect(saved()).toMatchObject([{ id: 'one', drawing: '', isDefault: true, version: 4 }]);
  });

  it('asks before what was chosen is lost', async () => {
    open();
    await choose('Testo');
    await user.type(screen.getByLabelText('Testo', { selector: 'input[name="text"]' }), 'Letto');
    await press('Indietro');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('tells the second of two tabs what stands now', async () => {
    const object: SignatureObject = {
      ...kept,
      kind: 'text',
      picture: '',
      drawing: '',
      text: 'Letto',
      isDefault: false,
    };
    const current = { text: 'Visto', isDefault: false, version: 9 };
    const details = { changedBy: 'Mario Rossi', changedAt: '2026-11-21T10:00:00.000Z', current };
    server.on(saveSignatureObject).answer(({ input }) => {
      if (input.version === 9) return { id: 'one', version: 10, isDefault: false };
      throw failure({ code: 'conflict', details });
    });
    const { currentPath } = open('one', { object });
    await user.type(
      await screen.findByLabelText('Testo', { selector: 'input[name="text"]' }),
      ' e approvato',
    );
    await press('Salva');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Visto')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Tieni|mie/ }));
    await waitFor(() => expect(currentPath()).toBe('/firme'));
    expect(saved().at(-1)).toMatchObject({ text: 'Letto e approvato', version: 9 });
  });

  it('says that an object is gone', async () => {
    open('gone');
    server.on(getSignatureObject).fail({ code: 'not-found' });
    expect(await screen.findByText(/non c’è più/)).toBeInTheDocument();
  });
});
