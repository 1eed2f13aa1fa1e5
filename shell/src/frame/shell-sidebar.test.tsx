import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBoot, buildSession } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { signedIn } = setUpShell();
const menu = () => screen.getByRole('navigation', { name: 'Menu' });

describe('the frame of a desktop', () => {
  it('keeps the menu in sight, with what waits and where one is, also within an area', async () => {
    const router = renderShell(signedIn, '/dash', 'desktop');
    const documents = await within(menu()).findByRole('link', { name: 'Documenti 10+ da gestire' });
    expect(within(menu()).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(documents);
    await screen.findByRole('heading', { name: 'Elenco' });
    expect(documents).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/documents/7/sign'));
    expect(documents).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('names the company at the top, and opens the account from the person’s name', async () => {
    renderShell(signedIn, '/documents', 'desktop');
    const home = screen.getByTitle('Home');
    expect(home).toHaveTextContent(signedIn.session?.company?.name ?? signedIn.branding.product);
    await userEvent.click(screen.getByRole('button', { name: /Mario Rossi/ }));
    expect(screen.getByRole('dialog', { name: 'Utente' })).toBeInTheDocument();
  });

  it('gives the focus to the heading of a new screen, wherever it was', async () => {
    renderShell(signedIn, '/dash', 'desktop');
    await userEvent.click(within(menu()).getByRole('link', { name: 'Info' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Info' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus());
  });
});

describe('the frame of a guest', () => {
  const guest = buildSession({ isGuest: true, documentId: '7', userId: 'guest-7', fullName: 'Carla Gallo' });
  const boot = buildBoot({ session: guest, registry: { areas: [buildArea()] } });

  it.each(['phone', 'desktop'] as const)('holds nothing of the portal on a %s', async (size) => {
    renderShell(boot, '/documents', size);
    await screen.findByRole('heading', { name: 'Elenco' });
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Home' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Aiuto' }));
    const help = screen.getByRole('dialog', { name: 'Aiuto' });
    expect(help).toHaveTextContent('Carla Gallo');
    expect(within(help).getByRole('button', { name: 'Esci' })).toBeInTheDocument();
  });

  it('changes the language with one press', async () => {
    renderShell(boot, '/documents');
    await userEvent.click(await screen.findByRole('button', { name: 'EN: English' }));
    expect(await screen.findByRole('button', { name: 'Help' })).toBeInTheDocument();
  });

  it('has no home: it leads to what the guest is here for', async () => {
    const router = renderShell(boot, '/dash');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });
});
