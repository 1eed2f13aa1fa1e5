import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeDocument, saveSignatures } from 'shared-api/contracts/signing';
import { readPicture, servedDigest, setViewport } from 'shared-ui/testing';
import { buildBox } from '../testing/receiver.builders.ts';
import { picture, setUpSigning, stamp } from '../testing/sign-test-setup.tsx';

const { server, serve, signElsewhere, open, openByKey, box, signByTyping, signByDrawing } = setUpSigning();

async function pictureSent() {
  const [drawing] = server.inputs(saveSignatures).at(-1)?.signatures ?? [];
  return readPicture(drawing?.image ?? '');
}

describe('SignScreen', () => {
  it('shows where one is, how much is signed, and each box in words', async () => {
    serve({
      boxes: [
        buildBox({ isSigned: true, image: picture, firstLine: stamp }),
        buildBox({ index: 1, page: 2 }),
      ],
    });
    open();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(screen.getByText('pagina 1/2')).toBeInTheDocument();
    const list = within(screen.getByRole('navigation', { name: 'Firme da apporre' }));
    expect(list.getByRole('button', { name: 'Firma 1 di 2, pagina 1: firmata' })).toBeInTheDocument();
    expect(list.getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Firma 2 di 2, pagina 2: prossima da firmare',
    );
    expect(screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: firmata' })).toHaveTextContent(stamp);
    await waitFor(() => expect(box(/Firma 2 di 2/)).toHaveFocus());
  });

  it.each([
    ['it', 'Premere il riquadro indicato per firmare'],
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
    const { currentPath } = open();
    await userEvent.click(
      await screen.findByRole('button', { name: /Firma 1 di 2.*prossima/, current: false }),
    );
    expect(await screen.findByText(/^Con la conferma il documento viene firmato/)).toBeInTheDocument();
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(server.inputs(saveSignatures)).toEqual([
      {
        id: 'document-1',
        signatures: [{ index: 0, image: expect.any(String) }],
        shownPages: [1, 2].map((page) => ({
          page,
          how: 'screen',
          at: expect.any(String),
          file: servedDigest,
        })),
      },
    ]);
    expect(server.inputs(completeDocument)).toEqual([]);
    expect(screen.getByText('Firma salvata')).toBeInTheDocument();
    await userEvent.click(box(/Firma 2 di 2.*prossima/));
    await userEvent.click(await screen.findByRole('button', { name: 'Usa questa firma e concludi' }));
    expect(await screen.findByRole('heading', { name: 'Fatto', level: 2 })).toHaveFocus();
    expect(currentPath()).toBe('/sign/document-1');
    expect(server.inputs(completeDocument)).toEqual([{ id: 'document-1' }]);
  });

  it('says that a box is saved for a while, and nothing of those that were there already', async () => {
    serve({
      boxes: [
        buildBox({ isSigned: true, image: picture }),
        buildBox({ index: 1, page: 2 }),
        buildBox({ index: 2 }),
      ],
    });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    // Each step draws what the one before it asked for.
    for (let step = 0; step < 4; step += 1) await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('1 di 3 firme')).toBeInTheDocument();
    expect(screen.queryByText('Firma salvata')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(500));
    await user.click(screen.getByText('Scrivi'));
    await user.click(screen.getByRole('button', { name: 'Conferma la firma' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Firma salvata')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.queryByText('Firma salvata')).not.toBeInTheDocument();
  });

  it('shows all of a long title on a phone when it is pressed', async () => {
    setViewport('phone');
    serve();
    open();
    const title = await screen.findByRole('button', { name: 'Contratto di locazione', expanded: false });
    await userEvent.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'true');
    act(() => setViewport('desktop'));
  });

  it('sends what was drawn, black on nothing, without the empty ground around it', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByDrawing();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    const { width, height, hasInkNear } = await pictureSent();
    // Three pixels of the picture for one of the pad, and a narrow edge.
    expect(Math.abs(width - 300)).toBeLessThan(30);
    expect(Math.abs(height - 300)).toBeLessThan(30);
    for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) expect(hasInkNear(share, share)).toBe(true);
    for (const share of [0.05, 0.25, 0.75, 0.95]) expect(hasInkNear(1 - share, share)).toBe(false);
  });

  it('sends a typed name in letters that fill the pad', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    const { width, height, hasInkNear } = await pictureSent();
    expect(width).toBeGreaterThan(2 * height);
    const columns = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
    const inked = columns.filter((x) => columns.some((y) => hasInkNear(x, y)));
    expect(inked.length).toBeGreaterThan(15);
  });

  it('refuses an empty signature', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma la firma' }));
    expect((await screen.findAllByText('La firma è richiesta')).length).toBeGreaterThan(0);
    expect(server.inputs(saveSignatures)).toEqual([]);
  });

  it('keeps a drawing that found no answer, says so, and saves it when asked again', async () => {
    serve();
    server.on(saveSignatures).cut();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    expect(await screen.findByText(/Lasciare aperta questa pagina/)).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: non ancora salvata' }),
    ).toBeInTheDocument();
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
  });

  it('asks before one leaves with a signature that is not saved', async () => {
    serve();
    server.on(saveSignatures).cut();
    const { router, currentPath } = open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await signByTyping();
    await screen.findByText(/Lasciare aperta questa pagina/);
    await act(() => router.navigate('/documents'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    expect(currentPath()).toBe('/sign/document-1');
  });

  it('asks before a drawing that is not confirmed is closed', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await userEvent.click(await screen.findByText('Scrivi'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), ' jr');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere senza salvare?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    expect(screen.getByRole('button', { name: 'Conferma la firma' })).toBeInTheDocument();
  });

  it('keeps what is not confirmed when the phone is turned', async () => {
    setViewport('phone');
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    await openByKey();
    await userEvent.click(await screen.findByText('Scrivi'));
    const name = screen.getByRole('textbox', { name: 'Nome e cognome' });
    await userEvent.type(name, ' jr');
    act(() => setViewport('desktop'));
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Carla Gallo jr');
  });

  it('shows the signature that another window gave to the box meanwhile', async () => {
    serve();
    server.on(saveSignatures).fail({ code: 'conflict', message: 'Questo riquadro è già stato firmato' });
    open();
    await screen.findByText('0 di 2 firme');
    signElsewhere();
    await openByKey();
    await signByTyping();
    expect(await screen.findByText('1 di 2 firme')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Firma 1 di 2, pagina 1: firmata' })).toHaveTextContent(stamp);
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('ends as any other when another window gave the last signature meanwhile', async () => {
    serve();
    open();
    await screen.findByText('0 di 2 firme');
    serve({ isSigned: true, maySign: false });
    server.on(saveSignatures).fail({ code: 'document-already-signed' });
    await openByKey();
    await signByTyping();
    expect(await screen.findByRole('heading', { name: 'Fatto' })).toBeInTheDocument();
    expect(await screen.findByText(/^Documento firmato correttamente/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Rileggi il documento' }));
    expect(await screen.findByRole('heading', { name: 'Documento firmato' })).toBeInTheDocument();
  });
});
