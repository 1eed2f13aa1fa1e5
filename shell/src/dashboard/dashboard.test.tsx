import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countCall } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { server, session, signedIn } = setUpShell();

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
    await userEvent.click(await within(bar).findByRole('button', { name: /^Documenti\s*10\+ da gestire$/ }));
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
