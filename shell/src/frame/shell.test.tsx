import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBoot } from 'shared-api';
import { countCall, getBoot, reportFailure } from 'shared-api/contracts/platform';
import { checkSession, registerLogout, saveLanguage } from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import type { ModuleDefinition } from 'shared-ui';
import { loadArea, OutdatedShellError } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('../boot/area-loader.ts', () => ({
  loadArea: jest.fn(),
  findLoadedArea: () => undefined,
  OutdatedShellError: class extends Error {},
}));
const load = jest.mocked(loadArea);
const server = createFakeServer();
const session = buildSession({ lastLogin: '2026-11-20T10:00:00+01:00' });
const signedIn = buildBoot({ session, registry: { areas: [buildArea()] } });
const visitor = buildBoot();
const definition = {
  manifest: buildManifest(),
  screens: { '/documents': () => <h1>Elenco</h1> },
  texts: { namespace: 'x' },
} as unknown as ModuleDefinition;

beforeEach(() => {
  load.mockReset().mockResolvedValue(definition);
  server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 12 }));
  server.on(getBoot).answer(() => signedIn);
  server.on(reportFailure).succeed();
  server.on(saveLanguage).succeed();
  server.on(checkSession).answer(() => ({ isForced: false, reason: null }));
  localStorage.clear();
  sessionStorage.clear();
});

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
};

describe('the guards', () => {
  it('send who is not signed in to the sign-in, and then to where he wanted to go', async () => {
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

  it('say of an address that is not there, or not for him, that it is not found', () => {
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
    server.on(registerLogout).succeed();
    server.on(getBoot).answer(() => visitor);
    const router = renderShell(signedIn, '/documents?person=7');
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    act(() => setBoot(other));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
    expect(router.state.location.search).toBe('');
  });

  it('starts at the dashboard too after going back in the history past Esci', async () => {
    server.on(registerLogout).succeed();
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

describe('the sign-in, while its area is not live', () => {
  it('says that it cannot be had, and comes by a retry', async () => {
    renderShell(visitor, '/');
    const route = { path: '/', access: 'anonymous', bars: 'none', chunk: 'screen-login' } as const;
    const auth = buildArea({ area: 'auth', manifest: buildManifest({ area: 'auth', routes: [route] }) });
    load.mockResolvedValue({ ...definition, screens: { '/': () => <h1>Accedi</h1> } });
    server.on(getBoot).answer(() => buildBoot({ registry: { areas: [auth] } }));
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Non si può accedere in questo momento');
    await userEvent.click(within(card).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeInTheDocument();
  });
});

describe('the dashboard', () => {
  it('has a tile for each thing, with what waits there', async () => {
    renderShell(signedIn, '/dash');
    const tile = screen.getByRole('link', { name: /Documenti/ });
    expect(await within(tile).findByText('10+')).toBeInTheDocument();
    expect(screen.getByText('Mario Rossi')).toBeInTheDocument();
  });

  it('shows what is pending in the bottom bar too, which leads there', async () => {
    const router = renderShell(signedIn, '/dash');
    const bar = screen.getByRole('navigation', { name: 'Azioni della pagina' });
    await userEvent.click(await within(bar).findByRole('button', { name: /10\+\s*Documenti/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
    expect(server.inputs(countCall('getNumDocToSignApi'))[0]).toMatchObject({ offset: 0, limit: 10 });
  });

  it('says that something could not be counted, and counts again', async () => {
    server.on(countCall('getNumDocToSignApi')).cut();
    renderShell(signedIn, '/dash');
    expect(await screen.findByText(/Non è stato possibile contare/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Documenti' })).toBeInTheDocument();
    server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 3 }));
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByTitle('Documenti: 3 da gestire')).toHaveTextContent('3');
    expect(screen.queryByText(/Non è stato possibile contare/)).not.toBeInTheDocument();
  });

  it('says what to do to who may use nothing yet', () => {
    renderShell(buildBoot({ session, registry: { areas: [] } }), '/dash');
    expect(screen.getByRole('heading', { name: 'Non ci sono ancora funzioni per te' })).toBeInTheDocument();
    expect(screen.queryByText(/Non è stato possibile contare/)).not.toBeInTheDocument();
  });
});

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
    server.on(registerLogout).succeed();
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

describe('the account', () => {
  it('says who one is and when one was here last, and switches the language at once', async () => {
    renderShell(signedIn, '/dash');
    await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
    expect(screen.getByText('20-11-2026 10:00')).toBeInTheDocument();
    expect(screen.getByText('Ultimo Login')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByText('Last login')).toBeInTheDocument();
  });

  it('signs out', async () => {
    server.on(registerLogout).succeed();
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

describe('an area that cannot be loaded', () => {
  it('shows a card after two tries, tells the log, and heals by a retry with a fresh registry', async () => {
    load.mockRejectedValue(new Error('404'));
    const fresh = buildArea({ version: '1.0.1-two' });
    server.on(getBoot).answer(() => buildBoot({ session, registry: { areas: [fresh] } }));
    renderShell(signedIn, '/documents');
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Documenti non è disponibile');
    expect(load.mock.calls.map(([area]) => area.version)).toEqual(['1.0.0-one', '1.0.1-two']);
    const code = server.inputs(reportFailure)[0]?.code ?? 'none';
    expect(card).toHaveTextContent(code);

    load.mockResolvedValue(definition);
    await userEvent.click(within(card).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
  });

  it('asks for a reload when it wants a newer page, without another try', async () => {
    load.mockRejectedValue(new OutdatedShellError('clash'));
    renderShell(signedIn, '/documents');
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('button', { name: 'Ricarica la pagina' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('heals by a retry of a screen that stops, once another build is live, without leaving the area', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken build');
    };
    load.mockResolvedValue({ ...definition, screens: { '/documents': Broken } } as typeof definition);
    const router = renderShell(signedIn, '/documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('errore imprevisto');
    expect(load).toHaveBeenCalledTimes(1);

    const rolledBack = buildArea({ version: '0.9.0-before' });
    server.on(getBoot).answer(() => buildBoot({ session, registry: { areas: [rolledBack] } }));
    load.mockResolvedValue(definition);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
    expect(load.mock.calls.map(([area]) => area.version)).toEqual(['1.0.0-one', '0.9.0-before']);
    expect(router.state.location.pathname).toBe('/documents');
    jest.restoreAllMocks();
  });

  it('takes a new build at once in development', async () => {
    renderShell({ ...signedIn, followsBuilds: true }, '/documents');
    await screen.findByRole('heading', { name: 'Elenco' });
    const saved = { ...definition, screens: { '/documents': () => <h1>Elenco nuovo</h1> } };
    load.mockResolvedValue(saved as unknown as typeof definition);
    const next = buildArea({ version: '1.0.0-saved' });
    act(() => setBoot({ ...signedIn, followsBuilds: true, registry: { areas: [next] } }));
    expect(await screen.findByRole('heading', { name: 'Elenco nuovo' })).toBeInTheDocument();
  });

  it('is not said to be missing while none of its builds can be read', async () => {
    renderShell(buildBoot({ session, registry: { areas: [], isIncomplete: true } }), '/documents');
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Questa parte non è disponibile');
    expect(screen.queryByText(/non hai il permesso/)).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
  });

  it('stays in its build while one is inside, though another is live by now', async () => {
    renderShell(signedIn, '/documents');
    await screen.findByRole('heading', { name: 'Elenco' });
    const next = buildArea({ version: '2.0.0-next' });
    act(() => setBoot(buildBoot({ session, registry: { areas: [next] } })));
    expect(screen.getByRole('heading', { name: 'Elenco' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
