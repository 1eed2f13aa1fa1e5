import { screen, waitFor } from '@testing-library/react';
import { countCall, getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { reloading, reloadTarget } from './paths.ts';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession(), registry: { areas: [buildArea()] } });

beforeEach(() => {
  server.on(getBoot).answer(() => boot);
  server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 0 }));
});

describe('/reloadComponent', () => {
  it.each(['/dash', '/sign/a%2Fb'])('gives %s back as it was', (path) => {
    expect(reloadTarget(reloading(path))).toBe(path);
  });

  it.each(['//evil.example/x', '/\\evil.example/x', '///\\/evil.example/x'])(
    'makes a path of this site of %s',
    (path) => {
      expect(reloadTarget(reloading(path))).toBe('/evil.example/x');
    },
  );

  it('leads on with what is searched for, and leaves no trace to come back to', async () => {
    const router = renderShell(boot, '/reloadComponent/dash?from=menu#top');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dash'));
    expect(router.state.location.search).toBe('?from=menu');
    expect(router.state.location.hash).toBe('#top');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads from an encoded address of another site to nowhere', async () => {
    const router = renderShell(boot, '/reloadComponent/%2F%2Fevil.example');
    expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/%2F%2Fevil.example');
  });

  it('asks for fresh numbers, even where one is already', async () => {
    const router = renderShell(boot, '/dash');
    await screen.findByRole('link', { name: 'Documenti' });
    const asked = () => server.inputs(countCall('getNumDocToSignApi')).length;
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => router.navigate(reloading('/dash')));
    await waitFor(() => expect(asked()).toBe(2));
  });
});
