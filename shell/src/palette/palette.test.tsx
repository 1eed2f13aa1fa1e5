import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession } from 'shared-api/testing';
import type { ModuleDefinition, PaletteSource } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, definition } = setUpShell();

const item = (id: string, label: string) => ({ id, label, to: `/documents/${id}` });

function sourceOf(overrides: Partial<PaletteSource> = {}): PaletteSource {
  return { label: { it: 'Documenti', en: 'Documents' }, search: async () => [], ...overrides };
}

async function openPalette(source: PaletteSource, of = session) {
  const contributions = [
    { place: 'paletteSource', id: 'documents', order: 1, chunk: 'sources', access: 'signed-in' } as const,
  ];
  const manifest = buildManifest({ contributions });
  const boot = buildBoot({ session: of, registry: { areas: [buildArea({ manifest })] } });
  const parts = { documents: async () => source };
  server.on(getBoot).answer(() => boot);
  load.mockResolvedValue({ ...definition, manifest, contributions: parts } as unknown as ModuleDefinition);
  const router = renderShell(boot, '/info');
  await userEvent.keyboard('{Control>}k{/Control}');
  return router;
}

const field = () => screen.findByRole('combobox', { name: /^Cerca schermate/ });
const active = () => screen.getByRole('option', { selected: true });

describe('the command palette', () => {
  it('opens by keys, finds a screen by a few letters, and goes there by Enter', async () => {
    const router = await openPalette(sourceOf());
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('home');
    await waitFor(() => expect(active()).toHaveTextContent('Home'));
    expect(await field()).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('walks through everything that was found by arrows, around the ends, and closes by Esc', async () => {
    await openPalette(sourceOf());
    await field();
    const options = await screen.findAllByRole('option');
    await waitFor(() => expect(active()).toBe(options[0]));
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(options[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(options.at(-1));
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('answers at once from what an area has read, then from the server, each thing once', async () => {
    const search = jest.fn(async () => [item('1', 'Contratto'), item('2', 'Contratto di prova')]);
    const router = await openPalette(sourceOf({ loaded: () => [item('1', 'Contratto')], search }));
    await userEvent.type(await field(), 'contr');
    const group = within(await screen.findByRole('group', { name: 'Documenti' }));
    expect(group.getAllByRole('option')).toHaveLength(1);
    expect(search).not.toHaveBeenCalled();
    await waitFor(() => expect(group.getAllByRole('option')).toHaveLength(2));
    expect(search).toHaveBeenCalledTimes(1);
    await userEvent.click(group.getByRole('option', { name: 'Contratto di prova' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents/2'));
  });

  it('ends a search when another takes its place', async () => {
    const signals: AbortSignal[] = [];
    const search: PaletteSource['search'] = (_query, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    await openPalette(sourceOf({ search }));
    await userEvent.type(await field(), 'con');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(await field(), 't');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('says that the server could not be searched, and keeps what else was found', async () => {
    const search = jest.fn(async () => [item('2', 'Home page')]).mockRejectedValueOnce(new Error('cut'));
    await openPalette(sourceOf({ search }));
    await userEvent.type(await field(), 'home');
    expect(await screen.findByText(/La ricerca non è riuscita/)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^Home/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('option', { name: 'Home page' })).toBeInTheDocument();
  });

  it('says that nothing was found', async () => {
    await openPalette(sourceOf());
    await userEvent.type(await field(), 'zzz');
    expect(await screen.findByText('Nessun risultato')).toBeInTheDocument();
  });

  it('is not there for guests', async () => {
    await openPalette(sourceOf(), buildSession({ isGuest: true, documentId: '1' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
