import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { pauseForSecondTry, watchLoading } from './bounded-loading.ts';
import { createFailure, useAreaScope, type AreaFailure } from './failure/area-scope.ts';
import { ScreenBoundary } from './failure/screen-boundary.component.tsx';
import { ScreenSkeleton } from './failure/screen-skeleton.component.tsx';
import { UnavailableCard } from './failure/unavailable-card.component.tsx';

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
  const fetchScreen = async () => (loaded = await load());

  function Loader() {
    const [LoadedScreen, setLoadedScreen] = useState(() => loaded);
    const [failure, setFailure] = useState<AreaFailure | null>(null);
    const [attempt, setAttempt] = useState(0);
    const scope = useAreaScope();
    useEffect(() => {
      // Not `loaded`: a preload may have ended after this was drawn, and nothing would draw it again.
      if (LoadedScreen) return;
      return watchLoading(twice(fetchScreen), {
        onLoaded: (screen) => setLoadedScreen(() => screen),
        onFailed: (error) => {
          const next = createFailure('unreachable', error);
          setFailure(next);
          scope?.onFailure(next);
        },
      });
      // A new scope object alone is no reason for a new try.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [attempt]);
    if (LoadedScreen) return <LoadedScreen />;
    if (!failure) return placeholder;
    const retry = () => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
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
      if (!loaded) await fetchScreen();
    },
  });
}

async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await pauseForSecondTry();
    return load();
  }
}
