import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDocument, uploadDocument, maxBoxes } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { SetSignsScreen } from './box-editor/set-signs.screen.tsx';
import { failNextPdf, pdfCalls, withFrame } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { renderAt } from '../testing/render-at.tsx';
import { AddDocumentScreen } from './document-add.screen.tsx';
import { changeDraft, clearDraft, readDraft } from './draft.ts';

const server = createFakeServer();
const user = userEvent.setup();
const admin = buildAdmin();
const screens = {
  '/editDocument': withFrame(AddDocumentScreen),
  '/editDocumentSetSign': withFrame(SetSignsScreen),
};
const pdf = new File(['%PDF-1.7'], 'contratto.pdf', { type: 'application/pdf' });

function open(language: 'it' | 'en' = 'it', path = '/editDocument') {
  return renderAt({ screens, path, session: admin, language });
}

async function fillIn() {
  await user.type(await screen.findByLabelText('Nome'), 'Carla');
  await user.type(screen.getByLabelText('Cognome'), 'Gallo');
  await user.type(screen.getByLabelText('E-Mail'), 'carla.gallo@example.com');
  await user.type(screen.getByLabelText('Titolo'), 'Contratto');
  await user.upload(screen.getByLabelText('Allegato (PDF)'), pdf);
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function goToBoxes() {
  const view = open();
  await fillIn();
  await press('Avanti');
  await screen.findByRole('heading', { name: 'Posiziona le firme' });
  return view;
}

const pageOne = () => document.querySelector('[data-clicks="1"]') as HTMLElement;

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
  server.on(createDocument).answer(() => ({ id: 'document-1', ids: ['document-1'] }));
});

describe('adding a document', () => {
  it('checks every field in the specified order, with the specified texts, and keeps what was typed', async () => {
    open('en');
    await press('Next');
    const texts = (await screen.findAllByText(/required$/)).map((element) => element.textContent);
    expect(texts).toEqual([
      'Name required',
      'Surname required',
      'E-Mail required',
      'Title required',
      'Attachment required',
    ]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.type(screen.getByLabelText('E-Mail'), 'carla@nowhere');
    const picky = userEvent.setup({ applyAccept: false });
    await picky.upload(screen.getByLabelText('Attachment (PDF)'), new File(['x'], 'photo.png'));
    await press('Next');
    expect(await screen.findByText('E-Mail not valid')).toBeInTheDocument();
    expect(screen.getByText('Accepted formats: pdf')).toBeInTheDocument();
    expect(screen.getByLabelText('E-Mail')).toHaveValue('carla@nowhere');
  });

  it('uploads the file and goes on to the boxes, with what is good to know of the file', async () => {
    const { currentPath } = await goToBoxes();
    expect(currentPath()).toBe('/editDocumentSetSign');
    expect(server.requests(uploadDocument).at(-1)?.files['v_file']).toMatchObject({
      name: 'contratto.pdf',
    });
    expect(screen.getByText('Il file è già firmato da Anna Neri.')).toBeInTheDocument();
    await waitFor(() => expect(pdfCalls().opened.at(-1)).toBe('/api/DocSignReadUpload?upload_id=upload-1'));
  });

  it('says in words why a file is refused, and keeps the form', async () => {
    server.on(uploadDocument).fail({ code: 'pdf-refused', message: 'Il PDF è protetto da una password.' });
    open();
    await fillIn();
    await press('Avanti');
    expect((await screen.findAllByText('Il PDF è protetto da una password.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
    expect(screen.getByLabelText('Allegato (PDF)')).toHaveAttribute('aria-invalid', 'true');
  });

  it('can give an upload up', async () => {
    server.on(uploadDocument).answer(() => new Promise<never>(() => {}));
    const { currentPath } = open();
    await fillIn();
    await press('Avanti');
    await press('Annulla il caricamento');
    expect(await screen.findByText('Caricamento annullato')).toBeInTheDocument();
    expect(currentPath()).toBe('/editDocument');
    expect(screen.getByLabelText('Nome')).toHaveValue('Carla');
  });

  it('keeps what was typed and the upload when one comes back from the boxes or reloads', async () => {
    await goToBoxes();
    await press('Indietro');
    expect(await screen.findByLabelText('Nome')).toHaveValue('Carla');
    expect(screen.getByText(/contratto\.pdf è già caricato/)).toBeInTheDocument();
    const uploads = server.requests(uploadDocument).length;
    await press('Avanti');
    await screen.findByRole('heading', { name: 'Posiziona le firme' });
    expect(server.requests(uploadDocument)).toHaveLength(uploads);
  });

  it('leads back to the form when there is no upload', async () => {
    const { currentPath } = open('it', '/editDocumentSetSign');
    await screen.findByLabelText('Nome');
    expect(currentPath()).toBe('/editDocument');
  });
});

describe('placing the boxes', () => {
  it.each([
    ['it', 'Salva', 'Imposta almeno una firma nel documento'],
    ['en', 'Save', 'Set at least one signature in the document'],
  ] as const)('wants at least one (%s)', async (language, label, text) => {
    const first = await goToBoxes();
    first.unmount();
    open(language, '/editDocumentSetSign');
    await press(label);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('places a box by a click on a page and removes it by a click on it, with an undo', async () => {
    await goToBoxes();
    fireEvent.click(pageOne(), { clientX: 0, clientY: 0 });
    const box = await screen.findByRole('button', { name: 'Firma 1, pagina 1' });
    // The second press of a double click leaves what the first has placed.
    fireEvent.click(box);
    expect(box).toBeInTheDocument();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 400);
    await user.click(box);
    jest.restoreAllMocks();
    expect(await screen.findByText('Ancora nessuna firma')).toBeInTheDocument();
    await press('Annulla');
    expect(await screen.findByRole('button', { name: 'Firma 1, pagina 1' })).toBeInTheDocument();
  });

  it('undoes and redoes, by buttons and by keys', async () => {
    await goToBoxes();
    expect(await screen.findByRole('button', { name: 'Annulla l’ultima modifica' })).toBeDisabled();
    await press('Aggiungi firma a pagina 1');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(readDraft(admin.userId).boxes[0]?.y).toBeCloseTo(0.4825);
    await user.keyboard('{Control>}z{/Control}');
    expect(readDraft(admin.userId).boxes[0]?.y).toBeCloseTo(0.4625);
    await press('Annulla l’ultima modifica');
    expect(readDraft(admin.userId).boxes).toEqual([]);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(readDraft(admin.userId).boxes[0]?.y).toBeCloseTo(0.4625);
    await press('Ripeti');
    expect(readDraft(admin.userId).boxes[0]?.y).toBeCloseTo(0.4825);
  });

  it('copies a box beside itself and to all pages, and changes its size', async () => {
    await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}{ArrowRight}{/Alt}');
    expect(readDraft(admin.userId).boxes[0]).toMatchObject({ x: 0.351, width: 0.31 });
    await user.keyboard('{Control>}d{/Control}');
    expect(await screen.findByRole('button', { name: 'Firma 2, pagina 1' })).toHaveFocus();
    await press('Su tutte le pagine');
    expect(await screen.findByText('Riquadro copiato su 1 pagina', { selector: 'p' })).toBeInTheDocument();
    const boxes = readDraft(admin.userId).boxes;
    expect(boxes.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect((boxes[2]?.width ?? 0) * 800).toBeCloseTo(186);
  });

  it('leaves the focus with the box that follows a removed one, and with the button where there is none', async () => {
    await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{Control>}d{/Control}');
    const second = await screen.findByRole('button', { name: 'Firma 2, pagina 1' });
    expect(second).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Firma 1, pagina 1' })).toHaveFocus());
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Aggiungi firma a pagina 1' })).toHaveFocus(),
    );
  });

  it('places, moves, turns over and removes a box by keyboard, and says so', async () => {
    await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    expect(
      await screen.findByText('Firma 1, pagina 1 posizionata, a 35% da sinistra e 46% dall’alto'),
    ).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(
      screen.getByText('Firma 1, pagina 1 spostata, a 36% da sinistra e 51% dall’alto'),
    ).toBeInTheDocument();
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('button', { name: 'Firma 1, pagina 2' })).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Ancora nessuna firma')).toBeInTheDocument();
  });

  it('says when there are as many boxes as a document may have', async () => {
    await goToBoxes();
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
    const boxes = Array.from({ length: maxBoxes }, (_, index) => ({ ...box, key: `box-${index}` }));
    act(() => changeDraft(admin.userId, { boxes }));
    await press('Aggiungi firma a pagina 1');
    expect(await screen.findByText('Un documento ha al massimo 200 firme')).toBeInTheDocument();
    expect(readDraft(admin.userId).boxes).toHaveLength(maxBoxes);
  });

  it.each([
    ['it', 'Salva', 'Il tuo documento è stato inserito in modo corretto'],
    ['en', 'Save', 'Your document has been entered correctly'],
  ] as const)('makes the document and goes back to the list (%s)', async (language, label, done) => {
    const first = await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    first.unmount();
    const { currentPath } = open(language, '/editDocumentSetSign');
    await press(label);
    expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/documentsAdmin'));
    expect(server.inputs(createDocument).at(-1)).toEqual({
      uploadId: 'upload-1',
      receiverName: 'Carla',
      receiverSurname: 'Gallo',
      receiverEmail: 'carla.gallo@example.com',
      title: 'Contratto',
      savesCopy: false,
      expires: false,
      product: 'docsign',
      boxes: [{ page: 1, x: 0.35, y: 0.4625, width: 0.3, height: 0.075 }],
    });
  });

  it('keeps the boxes when saving fails, and says why', async () => {
    server.on(createDocument).fail({ code: 'not-found', message: 'Il file caricato è scaduto' });
    const { currentPath } = await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    await press('Salva');
    expect(await screen.findByText('Il file caricato è scaduto')).toBeInTheDocument();
    expect(currentPath()).toBe('/editDocumentSetSign');
    expect(screen.getByRole('button', { name: 'Firma 1, pagina 1' })).toBeInTheDocument();
  });

  it('says that the PDF did not load, and loads it anew', async () => {
    failNextPdf('unreachable');
    open();
    await fillIn();
    await press('Avanti');
    expect(await screen.findByText('Il documento non si è caricato')).toBeInTheDocument();
    await press('Riprova');
    expect(await screen.findByRole('heading', { name: 'Posiziona le firme' })).toBeInTheDocument();
  });
});
