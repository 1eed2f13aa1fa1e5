import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countCall } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { recordMuteLine } from '../live/mute-line.ts';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';

const signedIn = buildBoot({ session: buildSession(), registry: { areas: [buildArea()] } });

const server = createFakeServer();

beforeEach(() => {
  server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 0 }));
});

describe('the info screen', () => {
  it('leads to the privacy policy and the provider, in a tab of their own', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const about = {
      privacyUrl: 'https://acme.example/privacy',
      provider: { name: 'Acme Servizi', url: 'https://acme.example/' },
    };
    renderShell({ ...signedIn, about }, '/info');
    await userEvent.click(await screen.findByRole('link', { name: 'Informativa sulla privacy' }));
    expect(open).toHaveBeenLastCalledWith(about.privacyUrl, '_blank', 'noopener,noreferrer');
    expect(screen.getByRole('link', { name: 'Acme Servizi' })).toHaveAttribute('href', about.provider.url);
  });

  it('marks what the installation does not specify', async () => {
    renderShell(signedIn, '/info');
    expect(await screen.findAllByText('Non specificato da chi gestisce il portale')).toHaveLength(2);
  });

  it('says whether changes come at once, or late', async () => {
    renderShell(signedIn, '/info');
    expect(await screen.findByText('Arrivano appena qualcosa cambia')).toBeInTheDocument();
    act(() => recordMuteLine(true));
    expect(screen.getByText(/vengono chiesti ogni minuto/)).toBeInTheDocument();
    act(() => recordMuteLine(false));
    expect(screen.queryByText(/vengono chiesti ogni minuto/)).not.toBeInTheDocument();
  });

  it('names the build of each area, for support', async () => {
    renderShell(signedIn, '/info');
    const builds = await screen.findByRole('region', { name: 'Versioni in uso' });
    expect(within(builds).getByText('1.0.0-one')).toBeInTheDocument();
  });

  it('is in the menu', async () => {
    const router = renderShell(signedIn, '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Info' }));
    expect(await screen.findByRole('heading', { name: 'Info' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/info');
  });
});
