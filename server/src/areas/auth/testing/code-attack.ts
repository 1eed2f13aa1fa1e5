import type { TestApp } from '../../../testing/index.ts';
import { sessionCookie } from '../../../platform/http/session-cookie.ts';

interface Attack {
  /** The call that takes the codes, and the form for each. */
  readonly url: string;
  readonly form: (code: string) => Record<string, string>;
  /** The cookies of the sessions from which they come. */
  readonly cookies: readonly string[];
  readonly codes: readonly string[];
  /** Called before each batch is sent: time may pass. */
  readonly onBatch?: (sent: number) => void;
}

/** What came of an attack: how often each code of an answer was given, and whether a session was opened. */
interface AttackOutcome {
  readonly refusals: Readonly<Record<string, number>>;
  readonly gotIn: number;
}

const batch = 50;

/** Tries codes by the dozen at the same time, each from an address of its own. */
export async function tryCodes(app: TestApp, attack: Attack): Promise<AttackOutcome> {
  const refusals: Record<string, number> = {};
  let gotIn = 0;
  for (let start = 0; start < attack.codes.length; start += batch) {
    attack.onBatch?.(start);
    const some = attack.codes.slice(start, start + batch);
    const answers = await Promise.all(some.map((code, index) => send(app, attack, code, start + index)));
    for (const { isIn, refusal } of answers) {
      if (isIn) gotIn += 1;
      else refusals[refusal] = (refusals[refusal] ?? 0) + 1;
    }
  }
  return { refusals, gotIn };
}

async function send({ app }: TestApp, { url, form, cookies }: Attack, code: string, index: number) {
  const response = await app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    headers: {
      'x-sportello-client': 'test',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookies[index % cookies.length] ?? '',
    },
    payload: new URLSearchParams(form(code)).toString(),
  });
  const isIn = response.statusCode < 400 || response.cookies.some(({ name }) => name === sessionCookie);
  return { isIn, refusal: isIn ? '' : response.json<{ code: string }>().code };
}

/** Codes in a row, the right one in their midst. */
export function codesAround(right: string, count: number): string[] {
  const first = Math.max(0, Math.min(1_000_000 - count, Number(right) - count / 2));
  return Array.from({ length: count }, (_, index) => String(first + index).padStart(6, '0'));
}
