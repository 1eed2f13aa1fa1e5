import { screen, waitFor, within } from '@testing-library/react';
import { deleteDocuments, sendDocuments } from 'shared-api/contracts/signing';
import { failure } from 'shared-api/testing';
import { setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildDocument } from '../testing/document.builders.ts';

const { server, user, answerRows, openAsAdmin, tick, button } = setUpDocumentGrid();

const documents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildDocument({ id: `document-${index + 1}`, number: index + 1 }),
  );
const sizesOf = (inputs: readonly { ids: readonly string[] }[]) => inputs.map(({ ids }) => ids.length);

describe('what is done with more documents than one call accepts', () => {
  const openWithAll = async (count: number) => {
    answerRows(documents(count));
    openAsAdmin();
    await tick('Seleziona tutto');
    expect(screen.getByText(`${count} documenti selezionati`)).toBeInTheDocument();
  };
  const answerQuestion = async (name: string, label: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await user.click(dialog.getByRole('button', { name: label }));
    await user.click(await button('Chiudi'));
  };

  it('asks how many are meant, and sends them some at a time, saying how far it is', async () => {
    const calls = server.inputs(sendDocuments).length;
    const answers: (() => void)[] = [];
    server.on(sendDocuments).answer(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
    await openWithAll(101);
    await user.click(await button('Invia'));
    await answerQuestion('Inviare 101 documenti a una persona?', 'Invia');
    const card = within(await screen.findByRole('article', { name: 'Invio di 101 documenti' }));
    expect(card.getByRole('progressbar', { name: '0 di 101' })).toBeInTheDocument();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect(await card.findByRole('progressbar', { name: '50 di 101' })).toBeInTheDocument();
    expect(screen.getByText('51 documenti selezionati')).toBeInTheDocument();
    for (const place of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(place + 1));
      answers[place]?.();
    }
    expect(await screen.findByText('Messaggi inviati correttamente')).toBeInTheDocument();
    expect(sizesOf(server.inputs(sendDocuments).slice(calls))).toEqual([50, 50, 1]);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('says for how many it worked when a call fails, and keeps the others selected', async () => {
    let calls = 0;
    server.on(sendDocuments).answer(() => {
      calls += 1;
      if (calls === 2) throw failure({ code: 'forbidden', message: 'Non puoi inviare questo documento' });
    });
    await openWithAll(53);
    await user.click(await button('Invia'));
    await answerQuestion('Inviare 53 documenti a una persona?', 'Invia');
    expect(await screen.findByText('Non puoi inviare questo documento')).toBeInTheDocument();
    expect(screen.getByText(/Non concluso: riusciti 50 di 53/)).toBeInTheDocument();
    expect(await screen.findByText('3 documenti selezionati')).toBeInTheDocument();
    expect(calls).toBe(2);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  });

  it('stops deleting when asked to', async () => {
    const answers: (() => void)[] = [];
    server.on(deleteDocuments).answer(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
    await openWithAll(53);
    await user.click(await button('Elimina'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('53 documenti selezionati');
    await answerQuestion('Vuoi eliminare gli elementi selezionati ?', 'Elimina');
    await user.click(await button('Interrompi'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect(await screen.findByText('Interrotto: riusciti 50 di 53')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(answers).toHaveLength(1);
  });
});
