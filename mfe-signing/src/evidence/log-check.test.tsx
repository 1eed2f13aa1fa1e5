import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from 'shared-api/contracts/common';
import { getDocumentHistory, verifyDocumentLog } from 'shared-api/contracts/signing';
import { buildDocument } from '../testing/document.builders.ts';
import { setUpDocumentGrid } from '../testing/document-grid.ts';

const { server, answerRows, openAsAdmin, open } = setUpDocumentGrid();

const good: OutputOf<typeof verifyDocumentLog> = {
  checkedAt: '2026-11-21T10:00:00.000Z',
  events: 9,
  seal: 'compared',
  problems: [],
};

async function verify(answer: Partial<typeof good>, language: 'it' | 'en' = 'it') {
  answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
  server.on(getDocumentHistory).answer(() => ({ events: [] }));
  server.on(verifyDocumentLog).answer(() => ({ ...good, ...answer }));
  openAsAdmin('/documentsAdmin', language);
  await open('Contratto di locazione');
  const label = language === 'it' ? 'Verifica' : 'Verify';
  await userEvent.click(await screen.findByRole('button', { name: label }));
}

describe('verifying the log of a document', () => {
  it('says that it is intact, and with what it was compared', async () => {
    await verify({});
    expect(
      await screen.findByText(
        'Il registro è integro: 9 eventi, nessuno cambiato, tolto o spostato. Corrisponde a quello scritto nel PDF sigillato.',
      ),
    ).toBeInTheDocument();
    expect(server.inputs(verifyDocumentLog)).toEqual([{ id: 'document-1' }]);
  });

  it('says in English that there is no PDF yet to compare it with', async () => {
    await verify({ seal: 'none', events: 2 }, 'en');
    expect(await screen.findByText(/^The log is intact: 2 events.*not sealed yet/)).toBeInTheDocument();
  });

  it('names each thing that was done to it', async () => {
    await verify({
      problems: [
        { kind: 'altered', at: 3 },
        { kind: 'seal-end', at: 6 },
      ],
    });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('l’evento 3 non è più quello che era stato scritto');
    expect(notice).toHaveTextContent('l’evento 6 non è quello scritto nel PDF sigillato');
  });

  it('says why it could not be verified', async () => {
    server.on(verifyDocumentLog).fail({ code: 'forbidden', message: 'Non hai accesso' });
    answerRows([buildDocument({ isSent: true, state: 'sent', delivery: 'sent' })]);
    server.on(getDocumentHistory).answer(() => ({ events: [] }));
    openAsAdmin();
    await open('Contratto di locazione');
    await userEvent.click(await screen.findByRole('button', { name: 'Verifica' }));
    expect(await screen.findByText('Non hai accesso')).toBeInTheDocument();
  });
});
