import { render, type RenderResult } from '@testing-library/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { applyLanguage } from '../module-kit/texts/language.ts';
import { notify } from '../notify/notify.ts';
import { useGuardedNavigation } from '../unsaved/use-guarded-navigation.ts';
import { KitProvider } from '../theme/kit-provider.component.tsx';

interface Options {
  /** Where the router stands; what is rendered stands at every path. */
  readonly path?: string;
  readonly language?: 'it' | 'en';
}

const Content = createContext<ReactNode>(null);

/** Renders within the kit and a data router, in Italian by default, with no popups left over. */
export function renderWithKit(ui: ReactNode, { path = '/', language = 'it' }: Options = {}): RenderResult {
  notify.clear();
  applyLanguage(language);
  return render(ui, { wrapper: ({ children }) => <Surroundings path={path}>{children}</Surroundings> });
}

function Surroundings({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ContentSlot /> }], { initialEntries: [path] }),
  );
  return (
    <KitProvider>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </KitProvider>
  );
}

function ContentSlot() {
  useGuardedNavigation();
  return useContext(Content);
}
