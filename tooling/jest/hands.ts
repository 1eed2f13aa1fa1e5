import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** In milliseconds: what a person takes to find what has just opened, longer than any hold of presses (decision 076). */
const look = 1000;

let looked = 0;
let lost = 0;
let latest = 0;

/** Has events stamped by the clock of the test's page, a fake one too, moved on by the time that its person has looked. */
export function stampEvents(): void {
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: eventTime });
}

/** A page's time never goes back, whichever clock a test puts into it. */
function eventTime(): number {
  const now = performance.now();
  if (now < latest) lost += latest - now;
  latest = now;
  return now + lost + looked;
}

/** The same user-event whose person looks before each act: at what has been drawn, and long enough to press it on purpose. */
export function withLooks<Real extends { default: object; userEvent: object }>(real: Real): Real {
  const userEvent = wrap(real.userEvent) as Real['userEvent'];
  return { ...real, __esModule: true, userEvent, default: userEvent };
}

const acts: readonly string[] = [
  'click',
  'dblClick',
  'tripleClick',
  'pointer',
  'hover',
  'unhover',
  'keyboard',
  'type',
  'clear',
  'paste',
  'tab',
  'upload',
  'selectOptions',
  'deselectOptions',
] satisfies (keyof UserEvent)[];

function wrap(user: object): object {
  return new Proxy(user, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...parts: unknown[]) => unknown;
      if (name === 'setup') return (...parts: unknown[]) => wrap(method(...parts) as object);
      if (!acts.includes(String(name))) return method;
      return async (...parts: unknown[]) => {
        await lookAtScreen();
        return method(...parts);
      };
    },
  });
}

const undrawn = '[data-held=undrawn], [data-settling=undrawn]';

async function lookAtScreen(): Promise<void> {
  while (document.querySelector(undrawn)) await nextFrame();
  looked += look;
}

/** With a fake clock, frames come only when it is moved. */
async function nextFrame(): Promise<void> {
  if ('clock' in requestAnimationFrame) return act(() => jest.advanceTimersByTime(17));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
