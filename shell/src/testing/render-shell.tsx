import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { RouterProvider, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { setBoot } from 'shared-api';
import type { BootDocument } from 'shared-api/contracts/platform';
import { testQueryDefaults } from 'shared-api/testing';
import { applyLanguage, KitProvider, notify } from 'shared-ui';
import { setViewport } from 'shared-ui/testing';
import { Shell } from '../frame/shell.component.tsx';
import { signedInParts } from '../frame/signed-in-parts.ts';
import { createPageRouter } from '../routing/page-router.ts';

// As on a page that begins with a session.
beforeAll(async () => void (await signedInParts.load()));

/** Renders the whole shell at an address, on a phone unless it is said otherwise; answers its router. */
export function renderShell(boot: BootDocument, address: string, size: 'phone' | 'desktop' = 'phone') {
  act(() => {
    setViewport(size);
    notify.clear();
    setBoot(boot);
    applyLanguage(boot.language);
  });
  const router = createPageRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: [address] }),
    element: <Shell />,
  });
  const client = new QueryClient({ defaultOptions: testQueryDefaults });
  render(
    <QueryClientProvider client={client}>
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>,
  );
  return router;
}
