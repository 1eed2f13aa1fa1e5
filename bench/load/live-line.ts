import { Agent, get } from 'node:http';
import { liveEvents } from 'shared-api/contracts/platform';
import type { Client } from './client.ts';

/** The live line of an open page. */
export interface LiveLine {
  /** Comes when something changed, and after some seconds in any case. */
  nextChange(): Promise<void>;
  close(): void;
}

const longestWaitMs = 5000;
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

/** Opens the live line of whoever is signed in, and comes again when it is cut. @returns once it is there */
export async function openLiveLine({
  address,
  headers,
}: Pick<Client, 'address' | 'headers'>): Promise<LiveLine> {
  let isClosed = false;
  let waiting: (() => void)[] = [];
  let close = () => undefined as void;
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };

  const open = () =>
    new Promise<void>((resolve) => {
      const sent = get(address + liveEvents.path, { agent, headers: headers() }, (response) => {
        resolve();
        response.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: change')) wake();
        });
        response.on('error', () => undefined).on('close', again);
      });
      sent.on('error', again);
      close = () => void sent.destroy();
    });
  const again = () => {
    if (!isClosed) setTimeout(() => void (!isClosed && open()), 1000).unref();
  };

  await open();
  return {
    nextChange: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, longestWaitMs).unref();
      }),
    close: () => {
      isClosed = true;
      close();
      waiting = [];
    },
  };
}
