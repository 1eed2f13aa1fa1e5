import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addSlide,
  deleteSlide,
  listManagedSlides,
  orderSlides,
  updateSlide,
  type ManagedSlide,
} from 'shared-api/contracts/admin';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { blankSlide } from './slide-form.ts';
import { SlidesScreen } from './slides.screen.tsx';

const server = createFakeServer();
const ShownScreen = withFrame(SlidesScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
const slides: ManagedSlide[] = ['Uno', 'Due', 'Tre'].map((titleIt, index) => ({
  ...blankSlide,
  id: `slide-${index}`,
  titleIt,
  sources: [{ address: `/api/getSlidePicture?v_id=slide-${index}`, width: 480, height: 360 }],
  version: 4,
}));
const picture = new File(['png'], 'foto.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  server.on(listManagedSlides).answer(() => ({ slides }));
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/discoversettings', () => {
  it('adds a slide once it has a picture and a title, and says before what may be uploaded', async () => {
    server.on(listManagedSlides).answer(() => ({ slides: [] }));
    server.on(addSlide).answer(() => ({ id: 'new' }));
    renderScreen(<ShownScreen />, { boot });
    expect(await screen.findByText('Nessuna diapositiva')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/discover');
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/al massimo 10 MB/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Scegli un’immagine')).toBeInTheDocument();
    expect(dialog.getByText('Scrivi un titolo, almeno in una lingua')).toBeInTheDocument();
    await userEvent.upload(dialog.getByLabelText('Immagine'), picture);
    await userEvent.type(dialog.getAllByLabelText('Titolo')[0] as HTMLElement, 'Firma ovunque');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(addSlide)).toMatchObject([
      { titleIt: 'Firma ovunque', shownFrom: null, focusX: 50 },
    ]);
  });

  it('keeps what was typed when the server refuses the picture', async () => {
    server.on(addSlide).answer(() => {
      throw failure({ code: 'invalid-input', fields: { logo: 'L’immagine è danneggiata' } });
    });
    renderScreen(<ShownScreen />, { boot });
    await screen.findByRole('heading', { name: 'Uno' });
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Immagine'), picture);
    const title = dialog.getAllByLabelText('Titolo')[0] as HTMLElement;
    await userEvent.type(title, 'Firma');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('L’immagine è danneggiata')).toBeInTheDocument();
    expect(title).toHaveValue('Firma');
  });

  it('shows how much of the picture is uploaded', async () => {
    const answered = Promise.withResolvers<{ id: string }>();
    server.on(addSlide).answer(() => answered.promise);
    renderScreen(<ShownScreen />, { boot });
    await screen.findByRole('heading', { name: 'Uno' });
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Immagine'), picture);
    await userEvent.type(dialog.getAllByLabelText('Titolo')[0] as HTMLElement, 'Firma');
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    answered.resolve({ id: 'new' });
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
  });

  it('asks before what was entered is lost, and closes at once where nothing was', async () => {
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica Uno' }));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Modifica Uno' }));
    const title = within(screen.getByRole('dialog')).getAllByLabelText('Titolo')[0] as HTMLElement;
    await userEvent.type(title, ' e due');
    for (const leave of ['Annulla', 'Chiudi']) {
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: leave }));
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText('Le modifiche in questa finestra andranno perse.')).toBeInTheDocument();
      await userEvent.click(question.getByRole('button', { name: 'Resta qui' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(title).toHaveValue('Uno e due');
    }
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annulla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.inputs(updateSlide)).toEqual([]);
  });

  it('moves slides by dragging, and not to where they are already', async () => {
    server.on(orderSlides).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot });
    await screen.findByRole('heading', { name: 'Uno' });
    const entries = () => within(screen.getByRole('list', { name: 'Diapositive' })).getAllByRole('listitem');
    const drag = (from: number, to: number) => {
      const dataTransfer = { setData: () => undefined };
      const [source, target] = [entries()[from] as HTMLElement, entries()[to] as HTMLElement];
      fireEvent.dragStart(source, { dataTransfer });
      fireEvent.dragOver(target, { dataTransfer });
      fireEvent.drop(target, { dataTransfer });
      fireEvent.dragEnd(source, { dataTransfer });
    };
    drag(1, 1);
    drag(0, 2);
    await waitFor(() => expect(server.inputs(orderSlides)).toHaveLength(1));
    expect(server.inputs(orderSlides)).toEqual([
      { before: ['slide-0', 'slide-1', 'slide-2'], ids: ['slide-1', 'slide-2', 'slide-0'] },
    ]);
  });

  it('moves slides by keyboard, keeps the focus with them and says where they are', async () => {
    server.on(orderSlides).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Sposta dopo Uno' }));
    await waitFor(() => expect(server.inputs(orderSlides)).toHaveLength(1));
    expect(server.inputs(orderSlides)).toEqual([
      { before: ['slide-0', 'slide-1', 'slide-2'], ids: ['slide-1', 'slide-0', 'slide-2'] },
    ]);
    expect(screen.getByRole('button', { name: 'Sposta prima Uno' })).toBeInTheDocument();
  });

  it('shows the order as it is where somebody else was first, and says who', async () => {
    server.on(orderSlides).answer(() => {
      throw failure({ code: 'conflict', details: { changedBy: 'Ada Conti', changedAt: null } });
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Sposta prima Tre' }));
    expect(await screen.findByText(/^Nel frattempo Ada Conti ha cambiato/)).toBeInTheDocument();
    expect(titles()).toEqual(['Uno', 'Due', 'Tre']);
  });

  it('moves the point that stays in sight by the arrow keys, and saves over another only when that is meant', async () => {
    server.on(updateSlide).answer(({ input: { version } }) => {
      if (version === 9) return { version: 10 };
      const { id: _id, sources: _sources, ...current } = { ...(slides[0] as ManagedSlide), titleIt: 'Loro' };
      throw failure({
        code: 'conflict',
        details: { changedBy: 'Ada Conti', changedAt: null, current: { ...current, version: 9 } },
      });
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica Uno' }));
    const focus = screen.getByRole('button', { name: /^Punto che resta in vista: 50%/ });
    focus.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(focus).toHaveAccessibleName(/55% da sinistra, 45% dall’alto/);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    const conflict = within(await screen.findByRole('alertdialog'));
    expect(conflict.getByText('Loro')).toBeInTheDocument();
    await userEvent.click(conflict.getByRole('button', { name: 'Tieni i miei' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    await waitFor(() =>
      expect(server.inputs(updateSlide)).toMatchObject([
        { version: 4, focusX: 55, focusY: 45 },
        { version: 9, titleIt: 'Uno' },
      ]),
    );
  });

  it('deletes once that is meant, naming the slide', async () => {
    server.on(deleteSlide).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina Due' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText("Vuoi eliminare l'elemento selezionato ?")).toBeInTheDocument();
    expect(question.getByText(/^«Due» e la sua immagine/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Dati eliminati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteSlide)).toEqual([{ id: 'slide-1' }]);
  });

  it('says when the slides cannot be had, with a new try', async () => {
    server.on(listManagedSlides).cut();
    renderScreen(<ShownScreen />, { boot });
    expect(await screen.findByRole('alert')).toHaveTextContent('Le diapositive non si sono caricate');
    server.on(listManagedSlides).answer(() => ({ slides }));
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Uno' })).toBeInTheDocument();
  });
});
