import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { applyLanguage } from '../module-kit/texts/language.ts';
import { notify } from '../notify/notify.ts';
import { KitProvider } from '../theme/kit-provider.component.tsx';

interface Options {
  /** Where the router stands. */
  readonly path?: string;
  readonly language?: 'it' | 'en';
}

/** Renders within the kit and a router, in Italian unless said otherwise, with no popups left over. */
export function renderWithKit(ui: ReactNode, { path = '/', language = 'it' }: Options = {}): RenderResult {
  notify.clear();
  applyLanguage(language);
  return render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <KitProvider>{children}</KitProvider>
      </MemoryRouter>
    ),
  });
}
