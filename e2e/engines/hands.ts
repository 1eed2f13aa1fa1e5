import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, PointerStep } from './engine.ts';
import type { Place, Sought, Words } from './in-page/finder.ts';
import { keys, type Key } from './keys.ts';
import { lookInto } from './page-eyes.ts';

/** For how long hands wait until they see what they look for: a slow machine must not fail a story. */
const patienceMs = 60_000;
const lookMs = 100;
/** Longer than what has just come holds presses back (decision 076). */
const betweenPressesMs = 700;
const downMs = 60;
const paceMs = 30;
const stepsOfLine = 8;

/** A place on an element, as shares of its width and height. */
type Share = readonly [along: number, down: number];

/** The hands and eyes of a person at one window: what they press, type and draw comes into the page as the browser's own events. */
export type Hands = ReturnType<typeof handsAt>;

/** @param address where the product is, `http://localhost:8080` */
export function handsAt(engine: Engine, address: string) {
  let pressedAt = 0;

  const point = async (steps: readonly PointerStep[]) => {
    await wait(Math.max(0, pressedAt + betweenPressesMs - Date.now()));
    const parameters = { pointerType: engine.pointerType };
    await engine.act({ type: 'pointer', id: engine.pointerType, parameters, actions: steps });
    pressedAt = Date.now();
  };
  const write = async (letters: readonly string[]) => {
    const actions = letters.flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
      { type: 'pause', duration: paceMs } as const,
    ]);
    await engine.act({ type: 'key', id: 'keyboard', actions });
  };
  const hold = async (held: Key, value: string) =>
    engine.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: keys[held] },
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        { type: 'keyUp', value: keys[held] },
      ],
    });

  /** Where it is hit, once it has stood still between two looks. */
  const place = async (sought: Sought): Promise<Place & Required<Pick<Place, 'point'>>> => {
    let before = '';
    return until(engine, sought, async () => {
      const found = await lookInto(engine, 'findPlace', sought, true);
      const stands = JSON.stringify(found) === before;
      before = JSON.stringify(found);
      if (found?.why) throw new Error(found.why);
      return stands && found?.point ? { ...found, point: found.point } : undefined;
    });
  };

  const hands = {
    open: (path: string) => engine.goto(new URL(path, address).href),
    /** Presses the middle of what is seen of it, once it is there, stands still and would be hit. */
    async press(sought: Sought): Promise<void> {
      const { x, y } = (await place(sought)).point;
      await point([
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: downMs },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    /** Presses a place on an element, whatever lies there. */
    pressAt: (sought: Sought, share: Share) => hands.stroke(sought, [share]),
    /** Draws a line over an element, or drags it; one place alone is a press. */
    async stroke(sought: Sought, shares: readonly Share[]): Promise<void> {
      const { left, top, width, height } = await place(sought);
      const places = shares.map(([along, down]) => ({ x: left + width * along, y: top + height * down }));
      const [first, ...path] = places.flatMap((to, index) => between(places[index - 1], to));
      if (!first) throw new Error('A stroke has places');
      const move = ({ x, y }: { x: number; y: number }, duration: number) =>
        ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const;
      await point([
        move(first, 0),
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: downMs },
        ...path.map((to) => move(to, 15)),
        { type: 'pointerUp', button: 0 },
      ]);
    },
    /** Turns the wheel of a mouse over something, by so many pixels; what is below comes up. */
    async turnWheel(sought: Sought, pixels: number): Promise<void> {
      const { x, y } = (await place(sought)).point;
      const turn = { type: 'scroll', x, y, deltaX: 0, deltaY: pixels } as const;
      await engine.act({ type: 'wheel', id: 'wheel', actions: [turn] });
    },
    /** Turns the wheel over something again and again until one is far enough: what comes late is waited for after. */
    async turnWheelUntil(sought: Sought, isFarEnough: () => Promise<boolean>): Promise<void> {
      await hands.waitFor(sought);
      while (!(await isFarEnough())) await hands.turnWheel(sought, 300);
    },
    /** Where something lies once it stands still, in pixels of the window. */
    placeOf: (sought: Sought): Promise<Place> => place(sought),
    /** Types letter by letter where the focus is. */
    type: (text: string) => write(Array.from(text)),
    key: (key: Key) => write([keys[key]]),
    /** A key that is pressed while another one is held. */
    keyWith: hold,
    /** Presses a field, selects what stands there and writes over it letter by letter. */
    async typeInto(sought: Sought, text: string): Promise<void> {
      await hands.press(sought);
      await until(engine, sought, () => lookInto(engine, 'hasFocus', sought, false));
      await hold('Control', 'a');
      await write(text === '' ? [keys.Delete] : Array.from(text));
    },
    /** Chooses one of a list of the browser's own by the arrows, as one does without opening it. */
    async choose(sought: Sought, choice: string): Promise<void> {
      await place(sought);
      await until(engine, sought, () => lookInto(engine, 'hasFocus', sought, true));
      const stepsTo = async () => (await lookInto(engine, 'stepsTo', sought, choice)) ?? undefined;
      let steps = await until(engine, [sought, choice], stepsTo);
      while (steps !== 0) {
        const before = steps;
        await hands.key(steps > 0 ? 'ArrowDown' : 'ArrowUp');
        steps = await until(engine, [sought, choice], async () => {
          const left = await stepsTo();
          return left === before ? undefined : left;
        });
      }
    },
    giveFiles: async (selector: string, paths: readonly string[]) => {
      await until(engine, { css: selector }, async () => {
        const isThere = `(selector) => document.querySelectorAll(selector).length === 1`;
        return (await engine.evaluate(isThere, selector)) as boolean;
      });
      await engine.setFiles(selector, paths);
    },
    /** Waits until words are on the page. */
    sees: (words: string) =>
      until(engine, words, async () => (await lookInto(engine, 'readPage')).includes(words)),
    /** Waits until something is there; answers its words, or what stands in the field. */
    waitFor: (sought: Sought) =>
      until(engine, sought, async () => (await lookInto(engine, 'readText', sought)) ?? undefined),
    /** Waits until a field or a part of the page holds words. */
    readsIn: (sought: Sought, words: Words) =>
      until(engine, [sought, words], async () => {
        const text = await lookInto(engine, 'readText', sought);
        if (text === null) return false;
        return typeof words === 'string' ? text === words : text.includes(words.part);
      }),
    /** The colour of what lies behind something, once it is there: red, green, blue and how opaque it is. */
    colourBehind: async (sought: Sought): Promise<readonly number[]> => {
      const colour = await until(
        engine,
        sought,
        async () => (await lookInto(engine, 'readColour', sought)) ?? undefined,
      );
      return colour.match(/[\d.]+/g)?.map(Number) ?? [];
    },
    /** Whether something is there now. */
    has: async (sought: Sought) => (await lookInto(engine, 'findPlace', sought, false)) !== null,
    /** Waits until one of several things is there; answers which. */
    firstOf: (several: readonly Sought[]) =>
      until(engine, several, async () => {
        for (const sought of several) if (await hands.has(sought)) return sought;
        return undefined;
      }),
    /** Waits until something has gone. */
    leaves: (sought: Sought) => until(engine, sought, async () => !(await hands.has(sought))),
    /** Presses one thing again and again until another is there. */
    async goOnUntil(pressed: Sought, wanted: Sought): Promise<void> {
      await hands.waitFor(pressed);
      while (!(await hands.has(wanted))) await hands.press(pressed);
    },
    /** Waits until the service worker answers for the page. */
    hasWorker: () =>
      until(engine, 'a service worker', async () => {
        const isActive = `() => navigator.serviceWorker.controller?.state === 'activated'`;
        return (await engine.evaluate(isActive)) as boolean;
      }),
    /** The address of the page, without its origin. */
    where: async () => String(await engine.evaluate('() => location.pathname + location.search')),
  };
  return hands;
}

/** Looks again and again until there is an answer. @throws with what is on the page when it took too long. */
async function until<T>(
  engine: Engine,
  sought: unknown,
  look: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = Date.now() + patienceMs;
  let why = '';
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      // While a page gives way to another one, nothing in it answers.
      why = (error as Error).message;
    }
    await wait(lookMs);
  }
  const page = await lookInto(engine, 'readPage').catch(() => 'nothing that can be read');
  throw new Error(`Not seen: ${JSON.stringify(sought)} ${why}\non the page: ${page}`);
}

function between(from: { x: number; y: number } | undefined, to: { x: number; y: number }) {
  if (!from) return [to];
  return Array.from({ length: stepsOfLine }, (_, step) => {
    const share = (step + 1) / stepsOfLine;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
