import type { ModuleManifest } from 'shared-api/contracts/platform';
import { findRefusedPaths, withoutPaths } from './path-owners.ts';

const claims = (area: string, ...paths: string[]) => ({ area, routes: paths.map((path) => ({ path })) });

describe('findRefusedPaths', () => {
  it.each([
    ['/', "notices claims the path '/', but '/' belongs to the area auth, which signs people in."],
    ['/dash', "notices claims the path '/dash', but '/dash' belongs to the shell."],
    ['/:any', "notices claims the path '/:any', but '/changepasswordinitial' belongs to the area auth"],
    ['/reloadComponent/x', "but '/reloadComponent/*' belongs to the shell."],
    ['/api/notices', "but '/api/*' belongs to the server."],
  ])('refuses %s to an area of its own', (path, reason) => {
    const [refused, ...more] = findRefusedPaths([claims('notices', '/notices', path)]);
    expect(refused).toMatchObject({ area: 'notices', path, reason: expect.stringContaining(reason) });
    expect(more).toEqual([]);
  });

  it('leaves the sign-in its own', () => {
    expect(findRefusedPaths([claims('auth', '/', '/changepasswordinitial', '/profile')])).toEqual([]);
  });

  it('leaves a path to who had it first, whatever the area is called', () => {
    const areas = [claims('signing', '/sign/:id', '/documents'), claims('aaa', '/sign/new', '/aaa')];
    expect(findRefusedPaths(areas)).toEqual([
      {
        area: 'aaa',
        path: '/sign/new',
        reason: "aaa claims the path '/sign/new', but signing has it already ('/sign/:id').",
      },
    ]);
  });

  it('lets the paths of one area be as near to each other as it likes', () => {
    expect(findRefusedPaths([claims('sample', '/sample/:id', '/sample/new')])).toEqual([]);
  });
});

describe('withoutPaths', () => {
  it('takes away what led to a path that is refused', () => {
    const label = { it: 'Avvisi', en: 'Notices' };
    const way = { order: 1, label, icon: 'clock', access: 'signed-in' } as const;
    const manifest: ModuleManifest = {
      area: 'notices',
      label,
      routes: ['/notices', '/dash'].map((path) => ({
        path,
        access: 'signed-in',
        bars: 'both',
        chunk: 'x',
      })),
      menu: [
        { ...way, section: 'gestione', path: '/dash' },
        { ...way, section: 'gestione', path: '/notices' },
      ],
      tiles: [{ ...way, path: '/dash' }],
      account: { label, path: '/dash', access: 'signed-in' },
    };
    expect(withoutPaths(manifest, ['/dash'])).toEqual({
      area: 'notices',
      label,
      routes: [manifest.routes[0]],
      menu: [manifest.menu[1]],
      tiles: [],
    });
  });
});
