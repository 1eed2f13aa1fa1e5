import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerLogout } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession } from 'shared-api/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { openMenu, setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { server, signedIn } = setUpShell();

describe('the menu', () => {
  it('opens a screen anew, by way of its reload address', async () => {
    const router = renderShell(signedIn, '/dash');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Documenti' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/documents');
  });

  it('says who is signed in, and where one is', async () => {
    const router = renderShell(signedIn, '/documents');
    await screen.findByRole('heading', { name: 'Elenco' });
    const menu = await openMenu();
    expect(within(menu).getByText('Mario Rossi')).toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: 'Documenti' })).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/documents/7/sign'));
    expect(within(menu).getByRole('link', { name: 'Documenti' })).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/dash'));
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Documenti' })).not.toHaveAttribute('aria-current');
  });

  it('holds only the way home and out before the first own password', async () => {
    const first = buildSession({ hasChangedPassword: false });
    renderShell({ ...signedIn, session: first }, '/dash');
    const menu = await openMenu();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home']);
    expect(within(menu).getByRole('button', { name: 'Esci' })).toBeInTheDocument();
  });

  it('signs out', async () => {
    server.on(registerLogout).answer(() => ({}));
    server.on(getBoot).answer(() => buildBoot());
    const router = renderShell(signedIn, '/dash');
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says when signing out was not possible, and stays', async () => {
    server.on(registerLogout).cut();
    const router = renderShell(signedIn, '/dash');
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Esci' }));
    expect(await screen.findByText(/Non è stato possibile uscire/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dash');
  });
});
