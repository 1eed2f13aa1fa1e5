import type { BootDocument } from 'shared-api/contracts/platform';
import type { LiveBuilds } from '../modules/module-store.ts';
import { preloadHints } from './preload-hints.ts';

const area = {
  area: 'auth',
  address: '/modules/auth/1/',
  files: { 'entry.js': 'aaa', 'login.js': 'bbb' },
  manifest: { routes: [{ path: '/', access: 'anonymous', bars: 'none', chunk: 'login' }] },
};
const boot = { session: null, registry: { areas: [area] } } as unknown as BootDocument;
const builds = {
  shell: { version: 's1', preload: ['kit.js'], further: ['further.js'], signedIn: ['frame.js'] },
  modules: [{ area: 'auth', start: ['entry.js'], chunks: { login: ['login.js'] } }],
} as unknown as LiveBuilds;
const announced = (path: string) => preloadHints({ path, boot, builds }).map(({ address }) => address);

describe('what a page announces', () => {
  it('is the shell and the screen of its address, or of the sign-in to which it will lead', () => {
    const signIn = ['/shell/s1/kit.js', '/modules/auth/1/entry.js', '/modules/auth/1/login.js'];
    expect(announced('/')).toEqual(signIn);
    expect(announced('/documents')).toEqual(signIn);
  });

  it('is the shell alone where the screen is its own, with what the sign-in does not need', () => {
    expect(announced('/dev/kit')).toEqual(['/shell/s1/kit.js', '/shell/s1/further.js']);
  });

  it('is the shell and the cards of the dashboard for who is signed in, and nothing of the other parts', () => {
    const contributions = [
      { place: 'dashboardCard', id: 'one', chunk: 'cards' },
      { place: 'dashboardCard', id: 'two', chunk: 'cards' },
      { place: 'signInAgain', id: 'again', chunk: 'again' },
    ];
    const contributing = { ...area, manifest: { routes: [], contributions } };
    const chunks = { cards: ['cards.js'], again: ['again.js'] };
    const hints = preloadHints({
      path: '/dash',
      boot: { session: {}, registry: { areas: [contributing] } } as unknown as BootDocument,
      builds: { ...builds, modules: [{ ...builds.modules[0], chunks }] } as unknown as LiveBuilds,
    });
    expect(hints.map(({ address }) => address)).toEqual([
      '/shell/s1/kit.js',
      '/shell/s1/further.js',
      '/shell/s1/frame.js',
      '/modules/auth/1/entry.js',
      '/modules/auth/1/cards.js',
    ]);
  });
});
