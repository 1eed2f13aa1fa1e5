import { buildSession } from 'shared-api/testing';
import type { ModuleBuild } from './build-description.ts';
import { mayUse, visibleArea } from './visible-modules.ts';

const staff = buildSession();
const guest = buildSession({ isGuest: true, documentId: '1' });
const companyAdmin = buildSession({ flags: { a: 'N', b: 'S' } });
const superUser = buildSession({ flags: { a: 'Y', b: 'N' }, permissions: [] });

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
  it('holds the way to one’s own for staff without any permission, not for guests', () => {
    const label = { it: 'Profilo', en: 'Profile' };
    const own = { path: '/profile', access: 'signed-in' } as const;
    const open = { path: '/discover', access: 'public', bars: 'none', chunk: 'discover' } as const;
    const manifest: ModuleBuild['manifest'] = {
      area: 'auth',
      label,
      routes: [open],
      menu: [],
      tiles: [],
      account: { ...own, label },
    };
    const module: ModuleBuild = {
      area: 'auth',
      version: '1.0.0-one',
      entry: 'entry.js',
      files: {},
      start: [],
      chunks: {},
      manifest,
    };
    const ways = [buildSession({ permissions: [] }), guest, null].map(
      (session) => visibleArea(session, module)?.manifest.account?.path,
    );
    expect(ways).toEqual(['/profile', undefined, undefined]);
  });
});
