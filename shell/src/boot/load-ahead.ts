import type { RegistryDocument } from 'shared-api/contracts/platform';
import { paths, reloadTarget } from '../routing/paths.ts';
import { warmScreen } from './warm-up.ts';

/** By which somebody shows where they are about to go. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** The screen that was asked for has the line to itself for so long, in milliseconds. */
const afterTheScreen = 1000;

/** Loads the screen behind each link that is pointed at, focused or touched. Answers how to stop. */
export function followIntents(registry: () => RegistryDocument): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) void load(registry(), link.pathname);
  };
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Loads what the menu and the tiles lead to, one after the other whenever the browser has nothing else to do. Answers how to stop. */
export function loadWhenIdle(
  registry: RegistryDocument,
  others: readonly (() => Promise<unknown>)[],
): () => void {
  let isOver = false;
  const addresses = registry.areas.flatMap(({ manifest }) => [...manifest.menu, ...manifest.tiles]);
  const loads = [
    ...others,
    ...[...new Set(addresses.map(({ path }) => path))].map((path) => () => load(registry, path)),
  ];
  const start = async () => {
    for (const next of loads) {
      await untilIdle();
      if (isOver) return;
      await next().catch(() => undefined);
    }
  };
  const timer = setTimeout(() => void start(), afterTheScreen);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The registry document holds only what the person may use. What does not come is loaded, or said, when it is wanted. */
async function load(registry: RegistryDocument, address: string): Promise<void> {
  const target = address.startsWith(`${paths.reload}/`) ? reloadTarget(address) : address;
  await warmScreen(registry, target).catch(() => undefined);
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
