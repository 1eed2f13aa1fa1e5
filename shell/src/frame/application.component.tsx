import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { KitProvider } from 'shared-ui';
import { createRouter } from '../routing/router.tsx';

/** The application in the colour of the person's company, or of the product while nobody is signed in. */
export function Application() {
  const { session, branding } = useBoot();
  const [router] = useState(createRouter);
  return (
    <KitProvider accent={session?.company?.accent ?? branding.accent}>
      {/* Boot and texts are external stores, before which React gives up a transition and draws twice. */}
      <RouterProvider router={router} useTransitions={false} />
    </KitProvider>
  );
}
