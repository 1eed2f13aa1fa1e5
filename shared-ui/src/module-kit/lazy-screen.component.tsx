import type { ComponentType, ReactNode } from 'react';
import { ScreenBoundary } from './failure/screen-boundary.component.tsx';
import { ScreenSkeleton } from './failure/screen-skeleton.component.tsx';
import { UnavailableCard } from './failure/unavailable-card.component.tsx';
import { useBoundedLoad } from './use-bounded-load.ts';

/** A screen whose code comes when it is first opened. `preload` fetches it ahead. */
export type LazyScreen = ComponentType & { preload(): Promise<void> };

/**
 * Makes a screen of a module whose code is loaded on demand:
 * `lazyScreen(() => import(/* webpackChunkName: "screen-login" *\/ './login.screen.tsx').then((m) => m.LoginScreen))`.
 * A failure is shown after two tries or five seconds and never remembered: each retry, and each visit, loads anew. A part within
 * a screen, which has its heading already, gives a `placeholder` of its own.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  placeholder: ReactNode = <ScreenSkeleton />,
): LazyScreen {
  let loaded: ComponentType | undefined;
  const loading = { find: () => loaded, load: async () => (loaded = await load()) };

  function Loader() {
    const { value: LoadedScreen, failure, retry } = useBoundedLoad(loading);
    if (LoadedScreen) return <LoadedScreen />;
    if (!failure) return placeholder;
    return <UnavailableCard failure={failure} onRetry={retry} />;
  }

  function BoundedScreen() {
    return (
      <ScreenBoundary>
        <Loader />
      </ScreenBoundary>
    );
  }
  return Object.assign(BoundedScreen, {
    async preload() {
      if (!loaded) await loading.load();
    },
  });
}
