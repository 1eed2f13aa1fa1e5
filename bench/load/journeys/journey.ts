import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../client.ts';
import type { Ledger } from '../ledger.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Measurements } from '../measurements.ts';
import type { Worker } from '../people.ts';
import { wholeBetween, type Random } from '../random.ts';

/** The run is over: whoever is about to do the next thing stops. */
export class RunEnded extends Error {}

/** How long somebody looks at a screen before they go on, in ms; none while everybody hurries. */
export interface Pace {
  readonly least: number;
  readonly most: number;
}

/** Somebody at work: what a journey needs. */
export interface AtWork {
  readonly worker: Worker;
  readonly client: Client;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly mailbox: Mailbox;
  readonly measurements: Measurements;
  readonly password: string;
  readonly pace: Pace;
  /** Aborted when the run, or their part of it, is over. */
  readonly signal: AbortSignal;
}

/** Looks at what is shown. @throws RunEnded */
export async function look({
  random,
  pace,
  signal,
}: Pick<AtWork, 'random' | 'pace' | 'signal'>): Promise<void> {
  await wait(wholeBetween(random, pace.least, pace.most), undefined, { signal }).catch(() => undefined);
  if (signal.aborted) throw new RunEnded('the run is over');
}
