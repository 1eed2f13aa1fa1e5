import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { getBoot, reportFailure } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { loadingLimit, type ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, definition } = setUpShell();

const manifest = buildManifest({
  contributions: [
    { place: 'accountPopup', id: 'second', order: 2, chunk: 'part', access: 'signed-in' },
    { place: 'accountPopup', id: 'first', order: 1, chunk: 'part', access: 'signed-in' },
  ],
});

/** Opens the popup of who is signed in, to which an area contributes these two. */
async function openAccount(parts: Record<string, () => Promise<() => ReactNode>>) {
  load.mockResolvedValue({ ...definition, contributions: parts } as ModuleDefinition);
  const boot = buildBoot({ session, registry: { areas: [buildArea({ manifest })] } });
  server.on(getBoot).answer(() => boot);
  renderShell(boot, '/info');
  await userEvent.click(screen.getByRole('button', { name: 'Utente e preferenze' }));
}

const First = () => <p>Prima parte</p>;
const Second = () => <p>Seconda parte</p>;
const line = 'Documenti: questa parte non è disponibile.';

describe('what areas bring to a place', () => {
  it('stands in the order of the manifest, and nothing of it is loaded before it is asked for', async () => {
    const parts = { first: jest.fn(async () => First), second: jest.fn(async () => Second) };
    await openAccount(parts);
    expect(await screen.findByText('Seconda parte')).toBeInTheDocument();
    const texts = screen.getAllByText(/parte$/).map(({ textContent }) => textContent);
    expect(texts).toEqual(['Prima parte', 'Seconda parte']);
  });

  it('costs nothing else where it throws, says so, is logged and recovers by a new try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('no devices');
      return <First />;
    };
    await openAccount({ first: async () => Fragile, second: async () => Second });
    expect(await screen.findByText(line, { exact: false })).toHaveTextContent('Codice per l’assistenza');
    expect(screen.getByText('Seconda parte')).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(reportFailure)[0]?.message).toContain('no devices'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Prima parte')).toBeInTheDocument();
  });

  it('is tried twice, and said to be missing where its code does not come', async () => {
    const first = jest.fn(async () => First);
    first.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
    await openAccount({ first, second: async () => Second });
    expect(await screen.findByText(line, { exact: false })).toBeInTheDocument();
    expect(first).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Prima parte')).toBeInTheDocument();
  });

  it('is waited for five seconds, and still shown when it comes later', async () => {
    let arrive = (_part: () => ReactNode) => {};
    const first = () => new Promise<() => ReactNode>((resolve) => (arrive = resolve));
    await openAccount({ first, second: async () => Second });
    expect(await screen.findByText('Seconda parte')).toBeInTheDocument();
    expect(
      await screen.findByText(line, { exact: false }, { timeout: loadingLimit + 1000 }),
    ).toBeInTheDocument();
    await act(async () => arrive(First));
    expect(screen.getByText('Prima parte')).toBeInTheDocument();
  });

  it('is said to be missing where the module does not bring what its manifest names', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAccount({ second: async () => Second });
    expect(await screen.findByText(line, { exact: false })).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(reportFailure)[0]?.message).toContain('brings no accountPopup'));
  });
});
