import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerLogout } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { server, session, signedIn } = setUpShell();

describe('the account', () => {
  it('says who one is and when one was here last, and switches the language at once', async () => {
    renderShell(signedIn, '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    expect(screen.getByText('20/11/2026, 10:00')).toBeInTheDocument();
    expect(screen.getByText('Ultimo Login')).toBeInTheDocument();
    expect(screen.queryByText('Accesso con')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByText('Last sign-in')).toBeInTheDocument();
  });

  it('names the provider by which one signed in, and nothing where there was none', async () => {
    renderShell({ ...signedIn, session: { ...session, signedInWith: 'Acme ID' } }, '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    expect(screen.getByText('Accesso con')).toBeInTheDocument();
    expect(screen.getByText('Acme ID')).toBeInTheDocument();
  });

  it('signs out', async () => {
    server.on(registerLogout).answer(() => ({}));
    server.on(getBoot).answer(() => buildBoot());
    const router = renderShell(signedIn, '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.inputs(registerLogout)).toHaveLength(1);
  });

  it('leads to what is one’s own, where an area has it', async () => {
    const account = {
      label: { it: 'Profilo', en: 'Profile' },
      path: '/profile',
      access: 'signed-in',
    } as const;
    const area = buildArea({ manifest: buildManifest({ account }) });
    renderShell(buildBoot({ session, registry: { areas: [area] } }), '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    const way = screen.getByRole('link', { name: 'Profilo' });
    expect(way).toHaveAttribute('href', '/reloadComponent/profile');
    await userEvent.click(way);
    expect(screen.queryByRole('dialog', { name: 'Utente' })).not.toBeInTheDocument();
  });
});
