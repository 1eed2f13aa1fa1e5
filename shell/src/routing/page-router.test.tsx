import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_createMemoryHistory,
  useBlocker,
  useLocation,
  useNavigationType,
  type Blocker,
} from 'react-router-dom';
import { createPageRouter, type PageRouter } from './page-router.ts';

interface Seen {
  readonly places: string[];
  readonly scrolls: number[];
}

/** What a page knows of where it is, and the last blocker that it had. */
let blocker: Blocker;
let isHeld: (path: string) => boolean;

function Page({ seen }: { readonly seen: Seen }) {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const held = useBlocker(({ nextLocation }) => isHeld(nextLocation.pathname));
  useEffect(() => {
    blocker = held;
  }, [held]);
  const known = state as unknown;
  seen.places.push(`${type} ${pathname}${search}${hash} ${JSON.stringify(known)} ${held.state}`);
  if (pathname === '/broken') throw new Error('broken');
  return <ScrollRestoration storageKey="scrolls" getKey={({ pathname: path }) => path} />;
}

const start = ['/first', '/second?a=1'];
type Make = (seen: Seen) => PageRouter;
const library: Make = (seen) =>
  createMemoryRouter([{ path: '*', element: <Page seen={seen} />, errorElement: <p>failed</p> }], {
    initialEntries: start,
  });
const ours: Make = (seen) =>
  createPageRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: start }),
    element: <Page seen={seen} />,
    errorElement: <p>failed</p>,
  });

type Act = (router: PageRouter) => unknown;
const walks: Readonly<Record<string, readonly Act[]>> = {
  'there and back': [
    (router) => router.navigate('/third', { state: { from: 'here' } }),
    (router) => router.navigate(-1),
    (router) => router.navigate(1),
    (router) => router.navigate('/fourth?x=a b#part', { replace: true }),
    (router) => router.navigate(-1),
  ],
  'within a place': [
    (router) => router.navigate('?day=3'),
    (router) => router.navigate({ search: '?day=4' }, { replace: true, preventScrollReset: true }),
    (router) => router.navigate('#part'),
    (router) => router.navigate({ pathname: '/other' }),
    (router) => router.navigate('..'),
    (router) => router.navigate(null),
  ],
  'strange letters': [
    (router) => router.navigate('/perché no?q=è%20ü'),
    (router) => router.navigate('/50%25'),
    (router) => router.navigate(-2),
  ],
  'held up, and left anyway': [
    (router) => router.navigate('/held'),
    () => blocker.proceed?.(),
    (router) => router.navigate('/free'),
  ],
  'held up, and stayed': [
    (router) => router.navigate('/held'),
    () => blocker.reset?.(),
    (router) => router.navigate('/free'),
  ],
  'held up on the way back': [
    (router) => router.navigate('/held'),
    () => blocker.proceed?.(),
    (router) => router.navigate('/free'),
    (router) => router.navigate(-1),
    () => blocker.reset?.(),
    (router) => router.navigate(-1),
    () => blocker.proceed?.(),
  ],
  'held up twice': [
    (router) => router.navigate('/held'),
    (router) => router.navigate('/held/further'),
    () => blocker.proceed?.(),
  ],
  'a screen that throws': [(router) => router.navigate('/broken'), (router) => router.navigate(-1)],
};

async function walk(make: Make, acts: readonly Act[]) {
  const seen: Seen = { places: [], scrolls: [] };
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...to: unknown[]) => void seen.scrolls.push(Number(to[1])));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What the library remembers of the walk before goes.
  sessionStorage.setItem('scrolls', '{}');
  isHeld = (path) => path.startsWith('/held');
  const router = make(seen);
  const { container, unmount } = render(<RouterProvider router={router} useTransitions={false} />);
  const texts: string[] = [];
  for (const [index, step] of acts.entries()) {
    Object.defineProperty(window, 'scrollY', { value: 100 * (index + 1), configurable: true });
    await act(async () => {
      await Promise.race([step(router), new Promise((resolve) => setTimeout(resolve, 30))]);
    });
    texts.push(`${router.state.location.pathname} ${container.textContent} ${blocker.state}`);
  }
  unmount();
  jest.restoreAllMocks();
  return { ...seen, texts, isKeyed: router.state.location.key.length };
}

describe('the router of the page', () => {
  it.each(Object.entries(walks))('goes as that of the library: %s', async (_name, acts) => {
    const expected = await walk(library, acts);
    expect(expected.places.length).toBeGreaterThan(acts.length / 2);
    expect(await walk(ours, acts)).toStrictEqual(expected);
  });

  it.each([
    '//elsewhere.example/',
    'https://elsewhere.example/a',
    '/\\\\elsewhere.example',
    '/a//b/../c',
    'javascript:x',
  ])('goes where that of the library does, or not at all: %s', async (to) => {
    const reach = async (make: Make) => {
      isHeld = () => false;
      const router = make({ places: [], scrolls: [] });
      const isRefused = await router.navigate(to).then(
        () => false,
        () => true,
      );
      const { pathname, search, hash } = router.state.location;
      return { isRefused, pathname, search, hash };
    };
    expect(await reach(ours)).toStrictEqual(await reach(library));
  });
});
