import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, visitor, definition } = setUpShell();

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
