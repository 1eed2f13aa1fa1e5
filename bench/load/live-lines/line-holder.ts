import { Agent, get, type ClientRequest } from 'node:http';
import { liveEvents } from 'shared-api/contracts/platform';
import { requireLoopback } from '../loopback.ts';
import type { FromHolder, ToHolder } from './holders.ts';

/**
 * A process that holds live lines, one for each cookie, and says how many are open and when they were told of a change. Many lines come
 * from one process of this machine, so their ports are spread over addresses of its loopback.
 */
const linesOfAddress = 2000;
const openingAtOnce = 25;

const lines: ClientRequest[] = [];
let told: number[] = [];
let [opened, refused, cut] = [0, 0, 0];
let isLeaving = false;

process.on('message', (message: ToHolder) => {
  if (message.kind === 'open') void openAll(message.address, message.cookies);
  else if (message.kind === 'listen') told = [];
  else if (message.kind === 'report') report();
  else leave();
});

process.on('disconnect', () => process.exit());

async function openAll(address: string, cookies: readonly string[]): Promise<void> {
  requireLoopback(address);
  const left = [...cookies.entries()];
  const open = async () => {
    for (let next = left.pop(); next; next = left.pop()) await openLine(address, next[1], next[0]);
  };
  await Promise.all(Array.from({ length: openingAtOnce }, open));
  report();
}

function openLine(address: string, cookie: string, number: number): Promise<void> {
  const agent = new Agent({ keepAlive: false });
  const localAddress = `127.0.0.${2 + Math.floor(number / linesOfAddress)}`;
  const headers = { cookie, 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` };
  let isAnswered = false;
  return new Promise((resolve) => {
    const line = get(address + liveEvents.path, { agent, localAddress, headers }, (response) => {
      isAnswered = true;
      resolve();
      if (response.statusCode !== 200) {
        refused += 1;
        return void response.resume();
      }
      opened += 1;
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: change')) told.push(performance.timeOrigin + performance.now());
      });
      response
        .on('error', () => undefined)
        .on('close', () => {
          opened -= 1;
          if (!isLeaving) cut += 1;
        });
    });
    line.on('error', () => {
      if (!isAnswered) refused += 1;
      resolve();
    });
    lines.push(line);
  });
}

function report(): void {
  const answer: FromHolder = { opened, refused, cut, told };
  process.send?.(answer);
}

function leave(): void {
  isLeaving = true;
  for (const line of lines) line.destroy();
  process.disconnect();
}
