import { screen } from '@testing-library/react';
import { listSeals } from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { renderAt } from 'shared-ui/testing';
import { SealsScreen } from './seals.screen.tsx';

const server = createFakeServer();
const screens = { '/seals': SealsScreen };
const path = '/seals';
const seal = {
  holder: 'Acme S.p.A.',
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2036-01-01T00:00:00.000Z',
  fingerprint: 'ab12'.repeat(16),
  isCurrent: true,
};

describe('SealsScreen', () => {
  it('shows who has nothing of ours the seals, the present one and those of before', async () => {
    const former = { ...seal, holder: 'Sportello', fingerprint: 'cd34'.repeat(16), isCurrent: false };
    server.on(listSeals).answer(() => ({ seals: [seal, former] }));
    renderAt({ screens, path });
    expect(await screen.findByRole('heading', { name: 'Acme S.p.A.' })).toBeInTheDocument();
    expect(screen.getByText(/^(ab12 ){15}ab12$/)).toBeInTheDocument();
    expect(screen.getByText('In uso')).toBeInTheDocument();
    expect(screen.getByText('Usato in passato')).toBeInTheDocument();
  });

  it('says in English where none is known here', async () => {
    server.on(listSeals).answer(() => ({ seals: [] }));
    renderAt({ screens, path, language: 'en' });
    expect(await screen.findByText('The seals are not listed here')).toBeInTheDocument();
  });

  it('is tried again where the service does not answer', async () => {
    server.on(listSeals).cut();
    renderAt({ screens, path });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listSeals).answer(() => ({ seals: [seal] }));
    retry.click();
    expect(await screen.findByText('In uso')).toBeInTheDocument();
  });
});
