import { buildSession } from 'shared-api/testing';
import type { ModuleBuild } from './build-description.ts';
import { mayUse, visibleArea } from './visible-modules.ts';

const staff = buildSession();
const guest = buildSession({ isGuest: true, documentId: '1' });
const companyAdmin = buildSession({ flags: { a: 'N', b: 'S' } });
const superUser = buildSession({ flags: { a: 'Y', b: 'N' }, permissions: [] });

const label = { it: 'Profilo', en: 'Profile' };

/** An area with one open path. */
function build(
  overrides: Partial<ModuleBuild['manifest']>,
  described: Partial<ModuleBuild> = {},
): ModuleBuild {
  const open = { path: '/discover', access: 'public', bars: 'none', chunk: 'discover' } as const;
  const manifest = { area: 'auth', label, routes: [open], menu: [], tiles: [], ...overrides };
  const files = { entry: 'entry.js', files: {}, start: [], chunks: {}, reaches: {}, ...described };
  return { area: 'auth', version: '1.0.0-one', ...files, manifest };
}

describe('mayUse', () => {
  it.each([
    ['public', [true, true, true, true]],
    ['anonymous', [true, false, false, false]],
    ['guest', [false, true, true, true]],
    ['signed-in', [false, false, true, true]],
    ['admin', [false, false, false, true]],
  ] as const)('%s lets in nobody, a guest, staff, a company administrator: %p', (access, expected) => {
    expect([null, guest, staff, companyAdmin].map((session) => mayUse(session, { access }))).toEqual(
      expected,
    );
  });

  it('wants the permission where there is one, but of a super user', () => {
    const guarded = { access: 'signed-in', permission: 'utenti_docsign' } as const;
    expect([staff, companyAdmin, superUser].map((session) => mayUse(session, guarded))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('visibleArea', () => {
  it('holds the contributions that the session may use, as it does menu entries', () => {
    const contributions: ModuleBuild['manifest']['contributions'] = [
      {
        place: 'dashboardCard',
        id: 'waiting',
        order: 1,
        chunk: 'part',
        access: 'admin',
        permission: 'utenti_docsign',
        size: 'lines',
      },
      { place: 'topBarFigure', id: 'hours', order: 2, chunk: 'part', access: 'signed-in' },
      { place: 'signInAgain', id: 'again', order: 3, chunk: 'part', access: 'public' },
    ];
    const shown = [superUser, companyAdmin, guest, null].map((session) =>
      visibleArea(session, build({ contributions }))?.manifest.contributions?.map(({ id }) => id),
    );
    expect(shown).toEqual([['waiting', 'hours', 'again'], ['hours', 'again'], ['again'], ['again']]);
  });

  it('holds no hash of what only hidden parts lead to', () => {
    const open = { path: '/discover', access: 'public', bars: 'none', chunk: 'discover' } as const;
    const own = { path: '/profile', access: 'signed-in', bars: 'both', chunk: 'profile' } as const;
    const names = ['entry.js', 'discover.js', 'shared.js', 'profile.js', 'dialog.js'];
    const files = Object.fromEntries(names.map((name) => [name, 'hash']));
    const start = ['entry.js'];
    const reaches = {
      discover: ['discover.js', 'shared.js'],
      profile: ['profile.js', 'shared.js', 'dialog.js'],
    };
    const known = (module: ModuleBuild) =>
      [null, staff].map((session) => Object.keys(visibleArea(session, module)?.files ?? {}));
    const routes = [open, own];
    expect(known(build({ routes }, { files, start, reaches }))).toEqual([names.slice(0, 3), names]);
    expect(known(build({ routes }, { files, start }))).toEqual([names, names]);
  });

  it('holds the way to one’s own for staff without any permission, not for guests', () => {
    const own = { path: '/profile', access: 'signed-in' } as const;
    const module = build({ account: { ...own, label } });
    const ways = [buildSession({ permissions: [] }), guest, null].map(
      (session) => visibleArea(session, module)?.manifest.account?.path,
    );
    expect(ways).toEqual(['/profile', undefined, undefined]);
  });
});
