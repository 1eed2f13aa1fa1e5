import type { BrowserContext } from '@playwright/test';
import { installControls } from './page-controls.ts';

/** What a page tells of itself: `seen` or `used`, and the key of a control. */
export type ControlLine = readonly [what: 'seen' | 'used', key: string];

/** Writes down, in every page of a context, which controls were there and which were pressed or typed into, in Italian alone: each has one name. */
export async function recordControls(
  context: BrowserContext,
  keep: (lines: readonly ControlLine[]) => void,
): Promise<void> {
  await context.exposeBinding('sportelloKeepControls', (_, lines: ControlLine[]) => keep(lines));
  await context.addInitScript(installControls);
  await context.addInitScript(watchControls);
}

declare global {
  interface Window {
    sportelloKeepControls(lines: readonly ControlLine[]): Promise<void>;
  }
}

/** Runs in the page. */
function watchControls(): void {
  const known = new Set<string>();
  let waiting = false;
  const tell = (what: 'seen' | 'used', keys: readonly (string | undefined)[]) => {
    if (document.documentElement.lang !== 'it') return;
    const lines = [...new Set(keys)].flatMap((key) =>
      key === undefined || known.has(`${what} ${key}`) ? [] : [[what, key] as const],
    );
    for (const [, key] of lines) known.add(`${what} ${key}`);
    if (lines.length > 0) void window.sportelloKeepControls(lines).catch(() => undefined);
  };
  const look = () => {
    waiting = false;
    tell('seen', window.sportelloControls.keysOfNew());
  };
  const use = ({ target }: Event) => tell('used', [window.sportelloControls.keyOf(target as Element | null)]);
  for (const type of ['click', 'input', 'change'])
    window.addEventListener(type, use, { capture: true, passive: true });
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(look, 1000);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'disabled'],
  });
}
