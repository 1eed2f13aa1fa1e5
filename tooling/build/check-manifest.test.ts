import { checkManifest } from './check-manifest.ts';

const label = { it: 'Avvisi', en: 'Notices' };
const route = { path: '/notices', access: 'signed-in', bars: 'both', chunk: 'screen-notices' };
const entry = { section: 'gestione', order: 1, label, icon: 'bell', path: '/notices', access: 'signed-in' };
const figure = { place: 'topBarFigure', id: 'hours', order: 1, chunk: 'part', access: 'signed-in' };
const manifest = { area: 'notices', label, routes: [route], menu: [entry], tiles: [] };
const check = (overrides: object) => () => checkManifest({ ...manifest, ...overrides }, 'notices');

describe('checkManifest', () => {
  it('gives a manifest back that is in order', () => {
    expect(check({})()).toEqual(manifest);
  });

  it.each([
    [
      'the name of another area',
      { area: 'signing' },
      "area is 'signing', but the package is mfe-notices: name one as the other.",
    ],
    [
      'a section that the menu does not have',
      { menu: [{ ...entry, section: 'altro' }] },
      'menu.0.section is "altro", but must be one of gestione, impostazioni, utenti, applicazione.',
    ],
    [
      'a permission that nobody can have',
      { routes: [{ ...route, permission: 'avvisi' }] },
      'routes.0.permission is "avvisi", but must be one of notif_docsign',
    ],
    [
      'an icon that the kit lacks',
      { menu: [{ ...entry, icon: 'megaphone' }] },
      "the entry of /notices has the icon 'megaphone'",
    ],
    ['a missing label', { label: undefined }, 'label is missing'],
    [
      'the address of the dashboard',
      { routes: [{ ...route, path: '/dash' }] },
      "notices claims the path '/dash', but '/dash' belongs to the shell.",
    ],
    [
      'the address of the sign-in',
      { routes: [{ ...route, path: '/' }] },
      "notices claims the path '/', but '/' belongs to the area auth, which signs people in.",
    ],
    [
      'a place that the shell does not have',
      { contributions: [{ ...figure, place: 'footer' }] },
      'contributions.0.place is "footer", but must be one of dashboardCard, topBarFigure,',
    ],
    [
      'a dashboard card without a size',
      { contributions: [{ ...figure, place: 'dashboardCard' }] },
      "the contribution 'hours' to dashboardCard says no size.",
    ],
    ['one contribution twice', { contributions: [figure, figure] }, "the contribution 'hours' stands twice."],
    ['one path twice', { routes: [route, route] }, "the path '/notices' stands twice."],
  ])('refuses %s in a sentence', (_, overrides, sentence) => {
    expect(check(overrides)).toThrow(`src/module.manifest.ts: ${sentence}`);
  });

  it('names all that is wrong at once', () => {
    expect(check({ area: 'other', menu: [{ ...entry, icon: 'x' }] })).toThrow(/area is 'other'[^]*icon 'x'/);
  });
});
