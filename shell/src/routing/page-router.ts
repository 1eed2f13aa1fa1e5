import type { ReactNode } from 'react';
import {
  matchRoutes,
  type BlockerFunction,
  type createBrowserRouter,
  type Location,
  type Path,
  type RouteObject,
  type RouterNavigateOptions,
} from 'react-router-dom';
import { randomId } from 'shared-api';
import { createPath, NavigationType, parsePath, resolvePath } from '../provided/router-parts.ts';

/** The router as the library's own `RouterProvider` and hooks take it. */
export type PageRouter = ReturnType<typeof createBrowserRouter>;
type State = PageRouter['state'];
type Blocker = Exclude<ReturnType<State['blockers']['get']>, undefined>;
type Subscriber = Parameters<PageRouter['subscribe']>[0];
type Action = State['historyAction'];
type To = string | Partial<Path> | null;

/** What is asked of a history: the library's own for the browser, or for tests that in memory. */
interface PageHistory {
  readonly action: Action;
  readonly location: Location;
  createHref(to: string | Partial<Path>): string;
  createURL(to: string | Partial<Path>): URL;
  encodeLocation(to: string | Partial<Path>): Path;
  push(to: string | Partial<Path>, state?: unknown): void;
  replace(to: string | Partial<Path>, state?: unknown): void;
  go(delta: number): void;
  listen(
    listener: (update: { action: Action; location: Location; delta: number | null }) => void,
  ): () => void;
}

interface PageRouterOptions {
  readonly history: PageHistory;
  readonly element: ReactNode;
  readonly errorElement?: ReactNode;
}

const { Pop: pop, Push: push, Replace: replace } = NavigationType;
const noNavigation = { state: 'idle' } as State['navigation'];
const unblocked = { state: 'unblocked' } as Blocker;
const routeId = '0';

/**
 * The router of a page with one route, which holds what is shown at every address. It stands in for the library's data router, whose
 * loaders, actions and fetchers nobody here uses, and which is half of the library (decision 146); the rest of it does not see a difference.
 */
export function createPageRouter({ history, element, errorElement }: PageRouterOptions): PageRouter {
  const route: RouteObject & { id: string } = { id: routeId, path: '*', element, errorElement };
  const subscribers = new Set<Subscriber>();
  const blockerFunctions = new Map<string, BlockerFunction>();
  const matchesOf = (location: Location) => (matchRoutes([route], location) ?? []) as State['matches'];
  let positions: Record<string, number> | undefined;
  let isRestored = false;
  let readPosition: () => number = () => 0;
  let keyOf: (location: Location) => string | null = ({ key }) => key;
  let arrived: (() => void) | undefined;
  let steppedBack: (() => void) | undefined;
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    initialized: true,
    renderFallback: false,
    navigation: noNavigation,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(change: Partial<State>, isAtOnce = false) {
    state = { ...state, ...change };
    const options = {
      deletedFetchers: [],
      newErrors: null,
      viewTransitionOpts: undefined,
      flushSync: isAtOnce,
    } as Parameters<Subscriber>[1];
    for (const notify of subscribers) notify(state, options);
  }

  const scrollKey = (location: Location) => keyOf(location) ?? location.key;

  function arrive(historyAction: Action, location: Location, options: RouterNavigateOptions = {}) {
    if (positions) positions[scrollKey(state.location)] = readPosition();
    if (historyAction === push) history.push(location, location.state);
    if (historyAction === replace) history.replace(location, location.state);
    const change: Partial<State> = {
      historyAction,
      location,
      matches: matchesOf(location),
      restoreScrollPosition: positions?.[scrollKey(location)] ?? null,
      preventScrollReset: options.preventScrollReset === true,
      blockers: new Map([...state.blockers.keys()].map((key) => [key, unblocked])),
    };
    update(change, options.flushSync === true);
    arrived?.();
    arrived = undefined;
  }

  /** The one that holds the way to a place up; the last that was added is asked, as in the library. */
  function findBlocking(nextLocation: Location, historyAction: Action): string | undefined {
    const [key, isBlocking] = [...blockerFunctions].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return undefined;
    return isBlocking?.({ currentLocation: state.location, nextLocation, historyAction }) ? key : undefined;
  }

  function setBlocker(key: string, blocker: Blocker) {
    update({ blockers: new Map(state.blockers).set(key, blocker) });
  }

  function block(key: string, location: Location, proceed: () => void) {
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', proceed: undefined, reset: undefined, location });
        proceed();
      },
      reset: () => setBlocker(key, unblocked),
    });
  }

  function handlePop({ location, delta }: { location: Location; delta: number | null }) {
    if (steppedBack) {
      steppedBack();
      steppedBack = undefined;
      return;
    }
    const key = findBlocking(location, pop);
    if (key === undefined || delta === null) {
      arrive(pop, location);
      return;
    }
    const back = new Promise<void>((resolve) => {
      steppedBack = resolve;
    });
    history.go(-delta);
    block(key, location, () => void back.then(() => history.go(delta)));
    arrived?.();
    arrived = undefined;
  }

  function locationOf(to: To, options: RouterNavigateOptions): Location {
    const { location } = state;
    const wanted = typeof to === 'string' ? parsePath(to) : (to ?? location);
    const path = resolvePath(wanted, location.pathname);
    const next = { state: options.state as unknown, key: randomId().slice(0, 8), mask: undefined };
    return { ...next, ...history.encodeLocation(path) };
  }

  /** Of what was asked for as well: the way from it to a place makes `//elsewhere` a path. */
  function leadsElsewhere(to: To): boolean {
    const here = history.createURL('/');
    try {
      return (
        to !== null && new URL(typeof to === 'string' ? to : createPath(to), here).origin !== here.origin
      );
    } catch {
      return false;
    }
  }

  async function navigate(to: To | number, options: RouterNavigateOptions = {}): Promise<void> {
    arrived?.();
    arrived = undefined;
    if (typeof to === 'number') {
      const arrival = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      history.go(to);
      return arrival;
    }
    const location = locationOf(to, options);
    if (leadsElsewhere(to) || leadsElsewhere(location)) throw new Error('Another site is not navigated to');
    const action = options.replace === true ? replace : push;
    const key = findBlocking(location, action);
    if (key === undefined) arrive(action, location, options);
    else block(key, location, () => void navigate(to, options));
  }

  history.listen(handlePop);
  const router = {
    basename: '/',
    future: {},
    routes: [route],
    manifest: { [routeId]: route },
    window,
    get state() {
      return state;
    },
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (location: Location) => history.createHref(location),
    createURL: (location: Location) => history.createURL(location),
    encodeLocation: (to: string | Partial<Path>) => history.encodeLocation(to),
    getBlocker: (key: string, isBlocking: BlockerFunction) => {
      blockerFunctions.set(key, isBlocking);
      return state.blockers.get(key) ?? unblocked;
    },
    deleteBlocker: (key: string) => {
      blockerFunctions.delete(key);
      state.blockers.delete(key);
    },
    enableScrollRestoration: (
      kept: Record<string, number>,
      getPosition: () => number,
      getKey?: (location: Location, matches: []) => string | null,
    ) => {
      positions = kept;
      readPosition = getPosition;
      if (getKey) keyOf = (location) => getKey(location, []);
      const position = isRestored ? undefined : kept[scrollKey(state.location)];
      isRestored = true;
      if (position !== undefined) update({ restoreScrollPosition: position });
      return () => {
        positions = undefined;
      };
    },
  };
  return router as unknown as PageRouter;
}
