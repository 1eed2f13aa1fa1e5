import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** What a process that holds lines is told. */
export type ToHolder =
  | { readonly kind: 'open'; readonly address: string; readonly cookies: readonly string[] }
  /** Forget which lines were told of changes so far. */
  | { readonly kind: 'listen' }
  | { readonly kind: 'report' }
  | { readonly kind: 'leave' };

/** How its lines are: `told` are the moments at which a line was told of a change, in ms since 1970. */
export interface FromHolder {
  readonly opened: number;
  readonly refused: number;
  /** Closed by the server. */
  readonly cut: number;
  readonly told: readonly number[];
}

const linesOfProcess = 5000;
const lookEveryMs = 250;

/** Opens a live line for each cookie, from as many processes as that takes. */
export async function holdLines(address: string, cookies: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(cookies.length / linesOfProcess) }, (_, index) =>
    cookies.slice(index * linesOfProcess, (index + 1) * linesOfProcess),
  );
  const processes = parts.map(() => fork(fileURLToPath(new URL('line-holder.ts', import.meta.url))));
  const ask = async (index: number, message: ToHolder): Promise<FromHolder> => {
    const holder = processes[index];
    if (!holder) throw new Error('there is no such process');
    const answered = once(holder, 'message') as Promise<[FromHolder]>;
    holder.send(message);
    return (await answered)[0];
  };
  const report = async (): Promise<FromHolder> =>
    sumOf(await Promise.all(parts.map((_, index) => ask(index, { kind: 'report' }))));
  const opened = sumOf(
    await Promise.all(parts.map((part, index) => ask(index, { kind: 'open', address, cookies: part }))),
  );
  return {
    opened,
    report,
    /** Makes a change and waits until so many lines were told of it. @returns the times from its beginning, in ms */
    timesOf: async (change: () => Promise<unknown>, expected: number, limitMs: number): Promise<number[]> => {
      for (const holder of processes) holder.send({ kind: 'listen' } satisfies ToHolder);
      await report();
      const began = performance.timeOrigin + performance.now();
      await change();
      let { told } = await report();
      for (const end = performance.now() + limitMs; told.length < expected && performance.now() < end;) {
        await wait(lookEveryMs);
        ({ told } = await report());
      }
      return told.map((at) => at - began);
    },
    leave: async (): Promise<void> => {
      const ended = processes.map((holder) => once(holder, 'exit'));
      for (const holder of processes) holder.send({ kind: 'leave' } satisfies ToHolder);
      await Promise.all(ended);
    },
  };
}

function sumOf(reports: readonly FromHolder[]): FromHolder {
  return {
    opened: reports.reduce((sum, { opened }) => sum + opened, 0),
    refused: reports.reduce((sum, { refused }) => sum + refused, 0),
    cut: reports.reduce((sum, { cut }) => sum + cut, 0),
    told: reports.flatMap(({ told }) => told),
  };
}
