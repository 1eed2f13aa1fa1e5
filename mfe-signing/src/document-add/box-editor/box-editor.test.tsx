import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createDocument, maxBoxes } from 'shared-api/contracts/signing';
import { failNextPdf } from 'shared-ui/testing';
import { setUpDocumentAdd } from '../../testing/document-add.ts';
import { changeDraft, readDraft } from '../draft.ts';

const { server, user, admin, open, press, fillIn, goToBoxes } = setUpDocumentAdd();

const pageOne = () => document.querySelector('[data-clicks="1"]') as HTMLElement;

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

  it('offers no longer to take back what Ctrl Z has brought back', async () => {
    await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-box'));
    await user.keyboard('{Delete}');
    expect(await screen.findByText(/tolta$/, { selector: 'p' })).toBeInTheDocument();
    await press('Annulla l’ultima modifica');
    expect(await screen.findByRole('button', { name: 'Firma 1, pagina 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
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

  it('adds no box where one is', async () => {
    await goToBoxes();
    await press('Aggiungi firma a pagina 1');
    await press('Aggiungi firma a pagina 1');
    const boxes = readDraft(admin.userId).boxes;
    expect(boxes.map(({ y }) => y)).toEqual([0.4625, expect.closeTo(0.5475)]);
    expect(screen.queryByText(/sono nello stesso posto/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'at the place of another',
      { y: 0.105 },
      'Firma 1, pagina 1 e Firma 2, pagina 1 sono nello stesso posto, e l’una coprirebbe l’altra: una va spostata o tolta.',
    ],
    [
      'too small for a signature',
      { y: 0.5, height: 0.002 },
      'Firma 2, pagina 1 è troppo piccola perché la si legga: va allargata.',
    ],
  ])('says of a box %s what is wrong, and saves nothing', async (_, change, text) => {
    await goToBoxes();
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
    act(() =>
      changeDraft(admin.userId, {
        boxes: [
          { ...box, key: 'one' },
          { ...box, ...change, key: 'two' },
        ],
      }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
    await press('Salva');
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(server.inputs(createDocument)).toEqual([]);
    await press('Togli Firma 2, pagina 1');
    await press('Salva');
    await waitFor(() => expect(server.inputs(createDocument)).toHaveLength(1));
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
      needsAllPages: false,
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
    await screen.findByText(/2 pagine$/);
    await press('Avanti');
    expect(await screen.findByText('Il documento non si è caricato')).toBeInTheDocument();
    await press('Riprova');
    expect(await screen.findByRole('heading', { name: 'Posiziona le firme' })).toBeInTheDocument();
  });
});
