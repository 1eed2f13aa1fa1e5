import { screen } from '@testing-library/react';
import { listBulkSends, type BulkSendRow } from 'shared-api/contracts/signing';
import { setUpDocumentGrid } from '../testing/document-grid.ts';

const { server, openAsAdmin } = setUpDocumentGrid();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

function answerSends(...sends: Partial<BulkSendRow>[]): void {
  const blank = { title: 'Regolamento', state: 'done', total: 500, sent: 500, failed: 0 } as const;
  server.on(listBulkSends).answer(() => ({
    bulkSends: sends.map((send, index) => ({
      ...blank,
      id: `send-${index}`,
      createdAt: daysAgo(1),
      startsAt: daysAgo(1),
      ...send,
    })),
  }));
}

describe('bulk sends of the last days, above the documents', () => {
  it('say how far the only one came, and lead to it', async () => {
    answerSends({ state: 'running', sent: 120 }, { createdAt: daysAgo(4) });
    openAsAdmin();
    expect(await screen.findByText('«Regolamento» a più persone: 120 di 500 inviati.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vedi l’invio' })).toHaveAttribute(
      'href',
      '/sendDoc?sent=send-0',
    );
  });

  it('say what failed of the last one, and lead to all of several', async () => {
    answerSends({ sent: 488, failed: 12 }, {}, { state: 'cancelled' }, {});
    openAsAdmin();
    expect(
      await screen.findByText(
        '«Regolamento» a più persone: 488 di 500 inviati, 12 no. E altri 2 invii in questi giorni.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vedi gli invii' })).toHaveAttribute('href', '/sendDoc');
  });

  it('are not spoken of when there are none of these days, nor to who receives', async () => {
    answerSends({ state: 'cancelled' }, { createdAt: daysAgo(5) });
    openAsAdmin();
    await screen.findByText('Contratto di locazione');
    expect(screen.queryByText(/a più persone/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /invi/ })).not.toBeInTheDocument();
  });
});
