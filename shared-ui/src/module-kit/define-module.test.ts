import { defineModule } from './define-module.ts';
import { defineManifest } from './module-manifest.ts';
import { defineTexts } from './texts/define-texts.ts';

const label = { it: 'Prova', en: 'Sample' };
const manifest = defineManifest({
  area: 'sample',
  label,
  routes: [
    { path: '/one', access: 'signed-in', bars: 'both', chunk: 'screen-one' },
    { path: '/two/:id', access: 'guest', bars: 'none', chunk: 'screen-two' },
  ],
  menu: [],
  tiles: [],
});
const texts = defineTexts({ it: { title: 'Titolo' }, en: { title: 'Title' } });
const EmptyScreen = () => null;

describe('defineModule', () => {
  it('wants one screen for each path of the manifest', () => {
    const module = defineModule({
      manifest,
      texts,
      screens: { '/one': EmptyScreen, '/two/:id': EmptyScreen },
    });
    expect(Object.keys(module.screens)).toEqual(manifest.routes.map((route) => route.path));
  });

  it('does not compile with a screen too few or too many', () => {
    // @ts-expect-error /two/:id has no screen
    defineModule({ manifest, texts, screens: { '/one': EmptyScreen } });
    const screens = { '/one': EmptyScreen, '/two/:id': EmptyScreen };
    // @ts-expect-error /three is not in the manifest
    defineModule({ manifest, texts, screens: { ...screens, '/three': EmptyScreen } });
    expect(manifest.routes).toHaveLength(2);
  });

  it('wants a part that fits its place for each contribution', () => {
    const giving = defineManifest({
      ...manifest,
      contributions: [{ place: 'topBarFigure', id: 'hours', order: 1, chunk: 'part', access: 'signed-in' }],
    });
    const rest = { texts, screens: { '/one': EmptyScreen, '/two/:id': EmptyScreen } };
    const module = defineModule({
      manifest: giving,
      ...rest,
      contributions: { hours: async () => EmptyScreen },
    });
    // @ts-expect-error hours is missing
    defineModule({ manifest: giving, ...rest });
    // @ts-expect-error a palette source is no figure
    defineModule({ manifest: giving, ...rest, contributions: { hours: async () => ({ search: null }) } });
    // @ts-expect-error the manifest names none
    defineModule({ manifest, ...rest, contributions: { hours: async () => EmptyScreen } });
    expect(Object.keys(module.contributions ?? {})).toEqual(['hours']);
  });
});
