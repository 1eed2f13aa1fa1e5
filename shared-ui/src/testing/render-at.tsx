import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { setBoot } from 'shared-api';
import type { Language } from 'shared-api/contracts/common';
import type { SessionView } from 'shared-api/contracts/platform';
import { buildBoot, testQueryDefaults } from 'shared-api/testing';
import { useFollowedVisits } from '../hooks/use-way-back.ts';
import { applyLanguage } from '../module-kit/texts/language.ts';
import { notify } from '../notify/notify.ts';
import { useGuardedNavigation } from '../unsaved/use-guarded-navigation.ts';
import { KitProvider } from '../theme/kit-provider.component.tsx';

interface RenderAt {
  /** The screens by their paths; every other path only shows where one is. */
  readonly screens: Readonly<Record<string, ComponentType>>;
  readonly path: string;
  readonly session?: SessionView | null;
  readonly language?: Language;
}

/** Renders screens under a router that can ask before it leaves, with fresh data; `currentPath` answers the address. */
export function renderAt({ screens, path, session = null, language = 'it' }: RenderAt) {
  notify.clear();
  applyLanguage(language);
  setBoot(buildBoot({ session, language }));
  const routes = Object.entries(screens).map(([path, Component]) => ({ path, Component }));
  const children = [...routes, { path: '*', element: null }];
  const router = createMemoryRouter([{ Component: Guarded, children }], { initialEntries: [path] });
  const queries = new QueryClient({ defaultOptions: testQueryDefaults });
  const view = render(
    <QueryClientProvider client={queries}>
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    queries,
    router,
    currentPath: () => router.state.location.pathname + router.state.location.search,
  };
}

function Guarded() {
  useGuardedNavigation();
  useFollowedVisits();
  return <Outlet />;
}
