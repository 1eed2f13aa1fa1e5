import { screen, waitFor } from '@testing-library/react';
import { checkDocumentExpiry } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt } from 'shared-ui/testing';
import { buildGuest } from '../testing/receiver.builders.ts';
import { CheckExpireScreen } from './check-expire.screen.tsx';

const server = createFakeServer();
const screens = { '/checkExpire': CheckExpireScreen };
const path = '/checkExpire';

describe('CheckExpireScreen', () => {
  it('goes on to the documents while there is time', async () => {
    server.on(checkDocumentExpiry).answer(() => ({ isExpired: false }));
    const { currentPath } = renderAt({ screens, path, session: buildGuest() });
    await waitFor(() => expect(currentPath()).toBe('/documents'));
    expect(server.inputs(checkDocumentExpiry)).toEqual([{ id: 'document-1' }]);
  });

  it.each([
    ['it', 'Documento scaduto !'],
    ['en', 'Document expired !'],
  ] as const)('stays in %s when it is over', async (language, title) => {
    server.on(checkDocumentExpiry).answer(() => ({ isExpired: true }));
    const { currentPath } = renderAt({ screens, path, session: buildGuest(), language });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(currentPath()).toBe(path);
  });

  it('asks somebody whose session is over to open the link again', () => {
    renderAt({ screens, path });
    expect(screen.getByRole('heading', { name: 'Il link va aperto di nuovo' })).toBeInTheDocument();
  });

  it('says that the service does not answer, and tries again', async () => {
    server.on(checkDocumentExpiry).cut();
    const { currentPath } = renderAt({ screens, path, session: buildGuest() });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(checkDocumentExpiry).answer(() => ({ isExpired: false }));
    retry.click();
    await waitFor(() => expect(currentPath()).toBe('/documents'));
  });
});
