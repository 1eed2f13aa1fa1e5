import { useAtomValue } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { useReducedMotion } from '../hooks/use-media.ts';
import { PopupRegion } from '../notify/popup-region.component.tsx';
import { watchFocus } from '../presses/focus-keeper.ts';
import { watchPresses } from '../presses/watch-presses.ts';
import { LossQuestion } from '../unsaved/loss-question.component.tsx';
import { accentPalette, defaultAccent } from './accent.ts';
import { colorSchemeState } from './preferences.ts';
import './tokens.css';
import './fonts.css';
import './base.css';

/** The letters of the product, which are a file, or those of the device. */
export type Letters = 'own' | 'device';

interface KitProviderProps {
  /** The company's colour, `#rrggbb`. */
  readonly accent?: string;
  readonly letters?: Letters;
  readonly children: ReactNode;
}

/**
 * Stands around the whole application: scheme, accent, letters, motion, and the place of popups. It sets properties of the root
 * element and never makes a style element, so that a content security policy of `style-src 'self'` holds.
 */
export function KitProvider({ accent = defaultAccent, letters = 'own', children }: KitProviderProps) {
  const scheme = useAtomValue(colorSchemeState);
  const isStill = useReducedMotion();
  useLayoutEffect(watchPresses, []);
  useLayoutEffect(watchFocus, []);
  useLayoutEffect(() => {
    const palette = accentPalette(accent);
    setProperties({
      '--sp-accent-on-light': palette.light.accent,
      '--sp-accent-on-dark': palette.dark.accent,
      '--sp-accent-contrast-on-light': palette.light.contrast,
      '--sp-accent-contrast-on-dark': palette.dark.contrast,
    });
  }, [accent]);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = isStill ? 'none' : 'auto';
  }, [isStill]);
  useLayoutEffect(() => {
    document.documentElement.dataset.letters = letters;
  }, [letters]);
  return (
    <>
      {children}
      <LossQuestion />
      <PopupRegion />
    </>
  );
}

function setProperties(properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) {
    document.documentElement.style.setProperty(name, value);
  }
}
