import type { Engine, Size } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The sizes of a phone and of a desktop, in pixels. */
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<string, Size>;

const openers = { firefox: openFirefox, webkit: openWebKit } as const;

/** Opens what a project of the stories is led by, `webkit-phone`. @throws when it cannot be started. */
export function openFor(project: string, isDark: boolean): Promise<Engine> {
  const [engine, size] = project.split('-');
  if ((engine === 'firefox' || engine === 'webkit') && (size === 'phone' || size === 'desktop'))
    return openers[engine]({ size: sizes[size], isDark });
  throw new Error(`${project} names no engine and size`);
}
