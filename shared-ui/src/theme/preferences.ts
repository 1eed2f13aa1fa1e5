import { atomWithStorage } from 'jotai/utils';
import { useAtom } from 'jotai';

/** Light, dark, or as the device says. */
export type ColorScheme = 'light' | 'dark' | 'auto';
/** Motion as the device says, or none. */
export type Motion = 'auto' | 'none';

export const colorSchemeState = atomWithStorage<ColorScheme>('sportello.scheme', 'auto', undefined, {
  getOnInit: true,
});
export const motionState = atomWithStorage<Motion>('sportello.motion', 'auto', undefined, {
  getOnInit: true,
});

/** Which colour scheme the person wants, and how to change it; kept on this device. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return useAtom(colorSchemeState);
}

/** Whether the person wants motion, and how to change it; kept on this device. */
export function useMotion(): [Motion, (motion: Motion) => void] {
  return useAtom(motionState);
}
