import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  documentsLiveKey,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  type BulkSend,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { clearDraft } from '../document-add/draft.ts';
import { buildBulkSend, buildChosenReceiver } from '../testing/bulk-send.builders.ts';
import { buildAdmin } from '../testing/document.builders.ts';
import { draftFor } from './paths.ts';
import { SendDocScreen } from './send-doc.screen.tsx';

const server = createFakeServer();
const session = buildAdmin();
const open = (path: string) => renderAt({ screens: { '/sendDoc': withFrame(SendDocScreen) }, path, session });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  clearDraft(draftFor(session.userId));
  server.on(getUploadLimits).answer(() => ({ minSize: 2, maxSize: 1_000_000, fileName: '', fileSize: 0 }));
  server.on(listBulkSends).answer(() => ({ bulkSends: [] }));
});

describe('sending a document to hundreds', () => {
  it('follows a sending to five hundred people, a page of whom stands in the list at a time', async () => {
    const count = 500;
    const people = (sent: number, failed: number): BulkSend['receivers'] =>
      Array.from({ length: count }, (_, index) => ({
        userId: `user-${index}`,
        name: `Persona ${index} Rossi`,
        email: `user-${index}@acme.example`,
        state: index < sent ? 'sent' : index < sent + failed ? 'failed' : 'waiting',
        problem: index >= sent && index < sent + failed ? 'no-phone' : null,
        documentId: index < sent ? `document-${index}` : null,
      }));
    const stateAt = (sent: number, failed: number) =>
      buildBulkSend({
        state: sent + failed === count ? 'done' : 'running',
        total: count,
        sent,
        failed,
        receivers: people(sent, failed),
      });
    let answered = stateAt(0, 0);
    server.on(getBulkSend).answer(() => ({ bulkSend: answered }));
    const { queries } = open('/sendDoc?sent=send-1');
    const bar = () => screen.findByRole('progressbar');
    expect(await bar()).toHaveAttribute('aria-valuenow', '0');
    // As often as the server says that it went on: each time all five hundred come anew.
    for (const sent of [50, 125, 250, 400]) {
      answered = stateAt(sent, 0);
      await act(() => queries.invalidateQueries({ queryKey: documentsLiveKey }));
      expect(await screen.findByText(`${sent} di 500 inviati`)).toBeInTheDocument();
      expect(await bar()).toHaveAttribute('aria-valuenow', String(sent / 5));
    }
    answered = stateAt(488, 12);
    await act(() => queries.invalidateQueries({ queryKey: documentsLiveKey }));
    expect(await screen.findByText('Inviato a 488 di 500 persone')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova per 12 persone' })).toBeEnabled();
    const shown = screen.getAllByText(/^Persona \d+ Rossi$/);
    expect(shown.slice(0, 12).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Persona ${488 + index} Rossi`),
    );
    expect(shown).toHaveLength(100);
    await press('Mostra tutte le 500 persone');
    expect(screen.getAllByText(/^Persona \d+ Rossi$/)).toHaveLength(500);
  });

  it('names five hundred chosen people a few at a time, and sends to all of them', async () => {
    server.on(listChosenReceivers).answer(() => ({
      receivers: Array.from({ length: 500 }, (_, index) =>
        buildChosenReceiver(`user-${index}`, `Persona ${index}`),
      ),
    }));
    open('/sendDoc?chosen=c1');
    expect(await screen.findByText('500 destinatari')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Togli Persona/ })).toHaveLength(40);
    await press('Togli Persona 0 Rossi');
    expect(screen.getByText('499 destinatari')).toBeInTheDocument();
    await press('Mostra tutti');
    expect(screen.getAllByRole('button', { name: /^Togli Persona/ })).toHaveLength(499);
  });
});
