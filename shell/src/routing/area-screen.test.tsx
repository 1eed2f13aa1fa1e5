import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBoot } from 'shared-api';
import { getBoot, reportFailure } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { OutdatedShellError } from '../boot/area-loader.ts';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, signedIn, definition } = setUpShell();

describe('an area that cannot be loaded', () => {
  it('shows a card after two tries, reports it, and heals by a retry with a fresh registry', async () => {
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

  it('loads a new build at once in development', async () => {
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
