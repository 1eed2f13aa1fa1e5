import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputOf } from 'shared-api/contracts/common';
import { getSigningOverview, type ManagedOverview } from 'shared-api/contracts/signing';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt } from 'shared-ui/testing';
import { buildAdmin } from '../testing/document.builders.ts';
import { ActivityCard, FailedCard, ToSignCard, UnreadCard } from './overview.cards.ts';

const server = createFakeServer();
const counted = { toSign: jest.fn(), unread: jest.fn(), failed: jest.fn() };

const screens = {
  '/dash': () => (
    <>
      <ToSignCard subject={null} expectedLines={1} onWaiting={counted.toSign} />
      <UnreadCard subject={null} expectedLines={1} onWaiting={counted.unread} />
      <FailedCard subject={null} expectedLines={1} onWaiting={counted.failed} />
      <ActivityCard />
    </>
  ),
  '/sign/:id': () => <h1>Firma del documento</h1>,
};

const document = {
  id: 'document-1',
  title: 'Contratto di lavoro',
  sender: 'Hanna Rossi',
  sentAt: '2026-11-14T09:05:00.000Z',
  expiresAt: null,
  mustVerifyPhone: false,
};
const week = ['02', '03', '04', '05', '06', '07', '08'];
const managed: ManagedOverview = {
  failed: [{ id: 'document-2', title: 'Nomina', receiver: 'Carla Gallo', problem: 'mail-bounced' }],
  failedTotal: 3,
  outTotal: 12,
  signedByDay: week.map((day, index) => ({ day: `2026-03-${day}`, total: index === 1 ? 4 : 0 })),
};

const nothing: OutputOf<typeof getSigningOverview> = {
  toSign: [],
  toSignTotal: 0,
  unread: [],
  unreadTotal: 0,
  managed: null,
};
const open = () => renderAt({ screens, path: '/dash', session: buildAdmin(), language: 'it' });

beforeEach(() => {
  counted.toSign.mockReset();
  counted.unread.mockReset();
  counted.failed.mockReset();
});

describe('documents on the dashboard', () => {
  it('wait for a signature with who sent them and when, and lead straight to signing', async () => {
    const second = { ...document, id: 'document-3', title: 'Privacy', mustVerifyPhone: true };
    server.on(getSigningOverview).answer(() => ({ ...nothing, toSign: [document, second], toSignTotal: 5 }));
    const { currentPath } = open();
    const list = await screen.findByRole('list', { name: 'Documenti da firmare' });
    expect(list).toHaveTextContent('Contratto di lavoroDa Hanna Rossi, 14/11/2026, 10:05');
    expect(screen.getByRole('link', { name: 'Altri 3 documenti da firmare' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verifica il cellulare per firmare Privacy' })).toHaveAttribute(
      'href',
      '/verifiyMobile?document=document-3&then=sign',
    );
    expect(counted.toSign).toHaveBeenLastCalledWith(2);
    expect(counted.failed).toHaveBeenLastCalledWith(0);
    await userEvent.click(screen.getByRole('link', { name: 'Firma Contratto di lavoro' }));
    expect(currentPath()).toBe('/sign/document-1');
  });

  it('are asked for once for all cards, and tell administrators what failed, what is out and what was signed', async () => {
    server.on(getSigningOverview).answer(() => ({ ...nothing, managed }));
    open();
    const failed = await screen.findByRole('list', { name: 'Documenti con un problema' });
    expect(failed).toHaveTextContent('L’e‑mail per Carla Gallo è stata respinta');
    expect(within(failed).getByRole('link', { name: 'Apri Nomina' })).toHaveAttribute(
      'href',
      '/documentsAdmin?status=-1&search=Nomina',
    );
    expect(screen.getByRole('link', { name: 'Altri 2 documenti con un problema' })).toBeInTheDocument();
    expect(screen.getByText('in attesa di firma').nextSibling).toHaveTextContent('12');
    const table = screen.getByRole('table', { name: /giorno per giorno/ });
    expect(within(table).getByRole('row', { name: 'martedì 3 marzo 4' })).toBeInTheDocument();
    expect(server.inputs(getSigningOverview)).toHaveLength(1);
    expect(counted.toSign).toHaveBeenLastCalledWith(0);
  });

  it('say that they could not be read, and are read again', async () => {
    server.on(getSigningOverview).cut();
    open();
    const [again] = await screen.findAllByRole('button', { name: 'Riprova' });
    expect(counted.toSign).not.toHaveBeenCalled();
    server.on(getSigningOverview).answer(() => ({ ...nothing, toSign: [document], toSignTotal: 1 }));
    if (again) await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Firma Contratto di lavoro' })).toBeInTheDocument();
  });
});

describe('messages on the dashboard', () => {
  const message = {
    id: 'copy-1',
    title: 'Chiusura degli uffici',
    sender: 'Acme S.p.A.',
    sentAt: '2026-11-14T09:05:00.000Z',
    hasAttachment: false,
  };

  it('wait to be read with who sent them and when, and lead to where they are opened', async () => {
    const second = { ...message, id: 'copy-2', title: 'Busta paga', hasAttachment: true };
    server.on(getSigningOverview).answer(() => ({ ...nothing, unread: [message, second], unreadTotal: 12 }));
    open();
    const list = await screen.findByRole('list', { name: 'Messaggi da leggere' });
    expect(list).toHaveTextContent('Chiusura degli ufficiDa Acme S.p.A., 14/11/2026, 10:05');
    expect(list).toHaveTextContent('Busta pagaDa Acme S.p.A., con allegato, 14/11/2026, 10:05');
    expect(within(list).getByRole('link', { name: 'Leggi Busta paga' })).toHaveAttribute(
      'href',
      '/messages/copy-2',
    );
    expect(screen.getByRole('link', { name: 'Altri 10 messaggi da leggere' })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(counted.unread).toHaveBeenLastCalledWith(2);
  });

  it('say by themselves that they could not be read, to who has no documents', async () => {
    server.on(getSigningOverview).cut();
    const only = {
      '/dash': () => <UnreadCard subject={null} expectedLines={1} onWaiting={counted.unread} />,
    };
    renderAt({ screens: only, path: '/dash', session: buildSession({ permissions: [] }), language: 'it' });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    server.on(getSigningOverview).answer(() => ({ ...nothing, unread: [message], unreadTotal: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('link', { name: 'Leggi Chiusura degli uffici' })).toBeInTheDocument();
  });
});
