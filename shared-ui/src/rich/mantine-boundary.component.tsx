import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import './mantine.css';
import { useShownScheme } from '../hooks/use-media.ts';

const theme = { fontFamily: 'var(--sp-font)', cursorType: 'pointer', respectReducedMotion: true } as const;

/** Stands around each part that is built on Mantine; its variables come from style sheets, never from a style element. */
export function MantineBoundary({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useShownScheme()}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
