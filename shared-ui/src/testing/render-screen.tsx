import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { setBoot } from 'shared-api';
import type { BootDocument } from 'shared-api/contracts/platform';
import { buildBoot, testQueryDefaults } from 'shared-api/testing';
import { renderWithKit } from './render-with-kit.tsx';

interface Options {
  readonly boot?: BootDocument;
  readonly language?: 'it' | 'en';
  /** The address at which the screen stands. */
  readonly path?: string;
}

/** Renders a screen as the shell does, with the address it leads to beside it, under the test id `address`. */
export function renderScreen(
  screen: ReactNode,
  { boot = buildBoot(), language = 'it', path = '/' }: Options = {},
) {
  setBoot(boot);
  const client = new QueryClient({ defaultOptions: testQueryDefaults });
  return renderWithKit(
    <QueryClientProvider client={client}>
      {screen}
      <Address />
    </QueryClientProvider>,
    { language, path },
  );
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
