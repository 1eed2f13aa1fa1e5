import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  readDocumentFile,
  completeDocument,
  documentLiveKeys,
  getSealing,
  listDocuments,
  saveSignatures,
  type SealingState,
} from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';
import { buildBox, buildReceiverRow, buildSealing } from '../testing/receiver.builders.ts';
import { picture, setUpSigning } from '../testing/sign-test-setup.tsx';

const { server, serve, serveAgain, open } = setUpSigning();
const allSigned = [buildBox({ isSigned: true, image: picture })];
const staff = buildSession({ userId: 'mario', fullName: 'Mario Rossi' });
const done = () => screen.findByText('Documento firmato correttamente, è stata inviata un’e‑mail');

function answerSealing(overrides: Parameters<typeof buildSealing>[0]) {
  server.on(getSealing).answer(() => buildSealing(overrides));
}

const changeLive = ({ queries }: ReturnType<typeof open>) =>
  act(() => Promise.all(documentLiveKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))));

describe('SigningDone', () => {
  it('completes what was only left to be completed, and says in words what came of it', async () => {
    serve({ maySign: false, boxes: allSigned });
    open();
    expect(await done()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Fatto', level: 2 })).toBeInTheDocument();
    expect(server.inputs(completeDocument)).toHaveLength(1);
    expect(server.inputs(saveSignatures)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['it', 'Firme completate, il documento viene salvato', 'Scarica la copia firmata'],
    ['en', 'Completed signatures save the document', 'Download the signed copy'],
  ] as const)(
    'offers the copy in %s as soon as the live line says it is sealed',
    async (language, text, copy) => {
      serve({ boxes: allSigned });
      answerSealing({ state: 'sealing' });
      const view = open(language);
      expect(await screen.findByRole('progressbar', { name: text })).toBeInTheDocument();
      await waitFor(() => expect(server.inputs(getSealing)).toHaveLength(1));
      expect(screen.queryByRole('button', { name: copy })).not.toBeInTheDocument();
      answerSealing({ state: 'signed' });
      await changeLive(view);
      server.on(readDocumentFile).fail({ code: 'file-changed', message: 'Altered' });
      await userEvent.click(await screen.findByRole('button', { name: copy }));
      expect(await screen.findByText('Altered')).toBeInTheDocument();
      expect(server.inputs(readDocumentFile)).toEqual([{ id: 'document-1' }]);
    },
  );

  it.each([
    [{}, 'la copia sigillata per e‑mail', 'la copia sigillata per e‑mail'],
    [{ savesCopy: false }, 'la copia sigillata per e‑mail', 'un avviso per e‑mail'],
    [
      { isMailed: false, isSenderMailed: false },
      'la trova tra i documenti ricevuti',
      'la trova tra i documenti del portale',
    ],
  ])('says who gets the copy, and how: %j', async (overrides, mine, theirs) => {
    serve({ boxes: allSigned });
    answerSealing(overrides);
    open();
    const [you, sender] = await screen.findAllByRole('listitem');
    expect(you).toHaveTextContent(`Chi ha firmatocarla.gallo@example.com${mine}`);
    expect(sender).toHaveTextContent(`Il mittenteanna.rossi@example.com${theirs}`);
  });

  it('mentions no mail to who does without it', async () => {
    serve({ boxes: allSigned });
    answerSealing({ isMailed: false });
    open();
    expect(
      await screen.findByText('Documento firmato correttamente, si trova tra i documenti ricevuti'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/SHA‑256/)).not.toBeInTheDocument();
  });

  it('explains the seal and how to check it', async () => {
    serve({ boxes: allSigned });
    open();
    await done();
    expect(screen.getByText(/qualunque modifica successiva del file si vede/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Come si verifica'));
    expect(screen.getByText(/pannello «Firme»/)).toBeVisible();
  });

  it('leaves a guest nothing else to do', async () => {
    serve({ boxes: allSigned });
    open();
    await done();
    expect(screen.getByText('Non serve fare altro: questa pagina si può chiudere.')).toBeInTheDocument();
    expect(server.inputs(listDocuments)).toEqual([]);
  });

  it('leads staff to the next document, or back to the list, which selects what was signed', async () => {
    serve({ boxes: allSigned });
    const next = buildReceiverRow({ id: 'document-2', title: 'Lettera di incarico' });
    server.on(listDocuments).answer(() => ({ rows: [buildReceiverRow(), next], next: null }));
    const { currentPath } = open('it', staff);
    await done();
    expect(await screen.findByText('Lettera di incarico')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Firma il prossimo' })).toHaveAttribute(
      'href',
      '/sign/document-2',
    );
    expect(screen.queryByText(/puoi chiudere questa pagina/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Torna ai documenti' }));
    expect(currentPath()).toBe('/documents');
    expect(await screen.findByText('Appena firmato: document-1')).toBeInTheDocument();
  });

  it('shows the signed document itself', async () => {
    serve({ boxes: allSigned });
    open();
    await done();
    serve({ boxes: allSigned, isSigned: true });
    await userEvent.click(screen.getByRole('button', { name: 'Rileggi il documento' }));
    expect(await screen.findByRole('heading', { name: 'Documento firmato' })).toBeInTheDocument();
  });

  it.each([
    ['it', 'Errore durante la firma del documento', 'Fatto', 'Riprova'],
    ['en', 'Error signing document', 'Done', 'Try again'],
  ] as const)(
    'says in %s that it could not be sealed, and tries again',
    async (language, text, title, again) => {
      serve({ boxes: allSigned });
      server.on(completeDocument).fail({ code: 'pdf-editing-failed' });
      open(language);
      expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
      expect(screen.getAllByText(text).length).toBeGreaterThan(1);
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      serveAgain();
      await userEvent.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    },
  );

  it('follows the live line from a try that failed to the seal', async () => {
    serve({ boxes: allSigned });
    const answer = (state: SealingState) => answerSealing({ state });
    answer('sealing');
    const view = open();
    await waitFor(() => expect(server.inputs(getSealing)).toHaveLength(1));
    answer('failed');
    await changeLive(view);
    const text = 'Errore durante la firma del documento';
    const failure = await screen.findByRole('heading', { name: text });
    expect(within(failure.parentElement ?? failure).getByRole('button', { name: 'Riprova' })).toBeEnabled();
    answer('sealing');
    await changeLive(view);
    await waitFor(() => expect(screen.queryByRole('heading', { name: text })).not.toBeInTheDocument());
    answer('signed');
    await changeLive(view);
    expect(await done()).toBeInTheDocument();
    expect(server.inputs(completeDocument)).toHaveLength(1);
  });
});
