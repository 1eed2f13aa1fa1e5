import { useAtom } from 'jotai';
import { createDeviceState } from '../hooks/device-state.ts';

/** Light, dark, or as the device is set. */
type ColorScheme = 'light' | 'dark' | 'auto';
/** Motion as the device is set, or none. */
type Motion = 'auto' | 'none';

export const colorSchemeState = createDeviceState<ColorScheme>('sportello.scheme', 'auto');
export const motionState = createDeviceState<Motion>('sportello.motion', 'auto');

/** Which colour scheme the person wants, and how to change it; kept on this device. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return useAtom(colorSchemeState);
}

/** Whether the person wants motion, and how to change it; kept on this device. */
export function useMotion(): [Motion, (motion: Motion) => void] {
  return useAtom(motionState);
}
