import type { BulkSend, ChosenReceiver } from 'shared-api/contracts/signing';

/** Somebody who was chosen, of the name Rossi. */
export const buildChosenReceiver = (
  userId: string,
  name: string,
  change: Partial<ChosenReceiver> = {},
): ChosenReceiver => ({
  userId,
  receiverName: name,
  receiverSurname: 'Rossi',
  receiverEmail: `${userId}@acme.example`,
  companyName: 'Acme',
  problem: null,
  ...change,
});

/** A document that is on its way to Anna, who has it, and to Luca. */
export const buildBulkSend = (change: Partial<BulkSend> = {}): BulkSend => ({
  id: 'send-1',
  title: 'Regolamento',
  state: 'running',
  createdAt: '2026-11-21T09:00:00.000Z',
  startsAt: '2026-11-21T09:00:10.000Z',
  total: 2,
  sent: 1,
  failed: 0,
  fileName: 'regolamento.pdf',
  receivers: [
    {
      userId: 'anna',
      name: 'Anna Rossi',
      email: 'anna@acme.example',
      state: 'sent',
      problem: null,
      documentId: 'd1',
    },
    {
      userId: 'luca',
      name: 'Luca Rossi',
      email: 'luca@acme.example',
      state: 'waiting',
      problem: null,
      documentId: null,
    },
  ],
  ...change,
});
