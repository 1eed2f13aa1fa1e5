import type { Random } from '../random.ts';

/** Whom attackers attack, and as whom: two accounts of the company, whose passwords they have. */
export interface Target {
  readonly address: string;
  readonly cookies: { readonly administrator: string; readonly employee: string };
  readonly random: Random;
}

/** One way to attack: what it sends, how often, and what was answered (a status, or a word). */
export interface Attack {
  readonly name: string;
  /** Between an answer and the next try of the same attacker, in ms. */
  readonly pauseMs: number;
  readonly attackers: number;
  run(target: Target): Promise<number | string>;
}

interface Sent {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  readonly type?: string;
  readonly body?: string | URLSearchParams | FormData;
}

const longestMs = 60_000;

/** Sends one request from an address of the attackers' network. @returns its status, or why there was none */
export async function send(
  { address, random }: Target,
  { path, method = 'POST', cookie = '', type, body }: Sent,
): Promise<number | string> {
  try {
    const answer = await fetch(address + path, {
      method,
      headers: {
        'x-sportello-client': 'web',
        'x-forwarded-for': strangeAddress(random),
        cookie,
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(longestMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
  }
}

/** One of 65,000 addresses: limits by network do not stop who has a botnet. */
export function strangeAddress(random: Random): string {
  return `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
}
