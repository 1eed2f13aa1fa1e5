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
});
