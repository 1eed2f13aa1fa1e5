import type { BrowserContext } from '@playwright/test';
import { lackedParts, type LackedPart } from '../../tooling/build/floor/compat.ts';

/** The browser that runs would still ask for what it then lacked: its pages have this policy enforced. */
const enforced = /^trusted/i;

/**
 * Takes from every page of a context what the oldest iPhone of the floor lacks (decision 088), from its workers too: what is left is what
 * such a phone has, as far as a name tells.
 */
export async function takeAwayNewer(context: BrowserContext): Promise<void> {
  const parts = lackedParts('safari_ios').filter(
    ({ name, owner }) => !enforced.test(name) && !enforced.test(owner),
  );
  await context.addInitScript(takeAway, { parts, inWorkers: takeFrom.toString() });
  await context.addInitScript(takeFrom, parts);
}

interface Taking {
  readonly parts: readonly LackedPart[];
  /** The text of `takeFrom`. */
  readonly inWorkers: string;
}

/** Has each worker that starts from a text of the page begin with the same. */
function takeAway({ parts, inWorkers }: Taking): void {
  const give = URL.createObjectURL.bind(URL);
  const start = `(${inWorkers})(${JSON.stringify(parts)});\n`;
  URL.createObjectURL = (source: Blob | MediaSource) =>
    give(
      source instanceof Blob && source.type === 'text/javascript'
        ? new Blob([start, source], { type: source.type })
        : source,
    );
}

/** Runs in the page and in workers, and knows nothing from outside of itself. */
function takeFrom(parts: readonly LackedPart[]): void {
  for (const { owner, name, isStatic } of parts) {
    const holder = owner === 'globalThis' ? globalThis : (Reflect.get(globalThis, owner) as unknown);
    if (typeof holder !== 'function' && typeof holder !== 'object') continue;
    const place = isStatic ? holder : (Reflect.get(holder as object, 'prototype') as unknown);
    if (typeof place !== 'object' && typeof place !== 'function') continue;
    const key = name.startsWith('@@') ? (Reflect.get(Symbol, name.slice(2)) as symbol) : name;
    if (place !== null) Reflect.deleteProperty(place, key);
  }
}
