import { screen, waitFor, within } from '@testing-library/react';
import { deleteDocuments, sendDocuments } from 'shared-api/contracts/signing';
import { failure } from 'shared-api/testing';
import { setUpDocumentGrid } from '../testing/document-grid.ts';
import { buildDocument } from '../testing/document.builders.ts';

const { server, user, answerRows, openAsAdmin, tick, button } = setUpDocumentGrid();

const many = Array.from({ length: 120 }, (_, index) =>
  buildDocument({ id: `document-${index + 1}`, number: index + 1 }),
);
const sizesOf = (inputs: readonly { ids: readonly string[] }[]) => inputs.map(({ ids }) => ids.length);

describe('what is done with more documents than one call takes', () => {
  beforeEach(() => answerRows(many));

  const openWithAll = async () => {
    openAsAdmin();
    await tick('Seleziona tutti');
    expect(screen.getByText('120 documenti selezionati')).toBeInTheDocument();
  };
  const answerQuestion = async (name: string, label: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await user.click(dialog.getByRole('button', { name: label }));
  };

  it('asks how many are meant, and sends them some at a time, saying how far it is', async () => {
    const calls = server.inputs(sendDocuments).length;
    const answers: (() => void)[] = [];
    server.on(sendDocuments).answer(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
    await openWithAll();
    await user.click(await button('Invia'));
    await answerQuestion('Inviare 120 documenti?', 'Invia');
    expect(await screen.findByRole('progressbar', { name: 'Invio: 0 di 120' })).toBeInTheDocument();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect(await screen.findByRole('progressbar', { name: 'Invio: 50 di 120' })).toBeInTheDocument();
    expect(screen.getByText('70 documenti selezionati')).toBeInTheDocument();
    for (const place of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(place + 1));
      answers[place]?.();
    }
    expect(await screen.findByText('Messaggi inviati correttamente')).toBeInTheDocument();
    expect(sizesOf(server.inputs(sendDocuments).slice(calls))).toEqual([50, 50, 20]);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('says for how many it worked when a call fails, and keeps the others selected', async () => {
    let calls = 0;
    server.on(sendDocuments).answer(() => {
      calls += 1;
      if (calls === 2) throw failure({ code: 'forbidden', message: 'Non puoi inviare questo documento' });
    });
    await openWithAll();
    await user.click(await button('Invia'));
    await answerQuestion('Inviare 120 documenti?', 'Invia');
    expect(await screen.findByText('Non puoi inviare questo documento')).toBeInTheDocument();
    expect(
      screen.getByText('Fatto per 50 documenti su 120: gli altri restano selezionati'),
    ).toBeInTheDocument();
    expect(await screen.findByText('70 documenti selezionati')).toBeInTheDocument();
    expect(calls).toBe(2);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(70);
  });

  it('stops deleting when told to', async () => {
    const answers: (() => void)[] = [];
    server.on(deleteDocuments).answer(() => new Promise((resolve) => answers.push(() => resolve(undefined))));
    await openWithAll();
    await user.click(await button('Elimina'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('120 documenti selezionati');
    await answerQuestion('Vuoi eliminare gli elementi selezionati ?', 'Elimina');
    await user.click(await button('Interrompi'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect(await screen.findByText(/Fatto per 50 documenti su 120/)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(70);
    expect(answers).toHaveLength(1);
  });
});
