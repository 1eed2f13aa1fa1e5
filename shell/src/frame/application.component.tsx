import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useBoot } from 'shared-api';
import { KitProvider } from 'shared-ui';
import { createRouter } from '../routing/router.tsx';
import { useLetters } from './use-letters.ts';

/** The application in the colour of the person's company, or of the product while nobody is signed in. */
export function Application() {
  const { session, branding } = useBoot();
  const [router] = useState(createRouter);
  const letters = useLetters();
  return (
    <KitProvider accent={session?.company?.accent ?? branding.accent} letters={letters}>
      {/* Boot and texts are external stores, before which React gives up a transition and draws twice. */}
      <RouterProvider router={router} useTransitions={false} />
    </KitProvider>
  );
}
