import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBoot } from 'shared-api';
import { registerLogout } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { openMenu, setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { server, session, signedIn, visitor } = setUpShell();

describe('the guards', () => {
  it('send who is not signed in to the sign-in, and then to where they wanted to go', async () => {
    const router = renderShell(visitor, '/documents?status=1');
    expect(router.state.location.pathname).toBe('/');
    act(() => setBoot(signedIn));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?status=1');
  });

  it.each(['/reservate/abc', '/checkExpire'])('leave %s where it is', (address) => {
    expect(renderShell(visitor, address).state.location.pathname).toBe(address);
  });

  it('send a signed-in visitor of the sign-in to the dashboard', async () => {
    const router = renderShell(signedIn, '/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
  });

  it('send who has never changed the password to do that first', () => {
    const first = buildSession({ hasChangedPassword: false });
    const router = renderShell(buildBoot({ session: first }), '/');
    expect(router.state.location.pathname).toBe('/changepasswordinitial');
  });

  it('say of an address that is not there, or not for them, that it is not found', () => {
    renderShell(signedIn, '/users');
    expect(screen.getByRole('heading', { name: 'Pagina non trovata', level: 1 })).toBeInTheDocument();
  });
});

describe('who signs in', () => {
  const other = buildBoot({
    session: buildSession({ userId: '00000000-0000-4000-8000-000000000099' }),
    registry: { areas: [buildArea()] },
  });

  it('starts at the dashboard after somebody pressed Esci, not on the page that was left', async () => {
    server.on(registerLogout).answer(() => ({}));
    server.on(getBoot).answer(() => visitor);
    const router = renderShell(signedIn, '/documents?person=7');
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    act(() => setBoot(other));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
    expect(router.state.location.search).toBe('');
  });

  it('starts at the dashboard too after going back in the history past Esci', async () => {
    server.on(registerLogout).answer(() => ({}));
    server.on(getBoot).answer(() => visitor);
    const router = renderShell(signedIn, '/dash');
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate('/documents'));
    act(() => setBoot(other));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
  });

  it.each([
    ['comes back to the page whose session ended', signedIn, '/documents'],
    ['starts at the dashboard where the page was another’s', other, '/dash'],
  ])('%s, when the page was loaded again', async (_title, next, expected) => {
    sessionStorage.setItem('sportello.person', session.userId);
    const router = renderShell(visitor, '/documents');
    expect(router.state.location.pathname).toBe('/');
    act(() => setBoot(next));
    await waitFor(() => expect(router.state.location.pathname).toBe(expected));
  });
});
