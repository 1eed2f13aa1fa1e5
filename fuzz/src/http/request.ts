/** A request as it goes over the line: nothing in it has to be well made. */
export interface WireRequest {
  readonly method: string;
  /** What stands after the method, as it is. */
  readonly target: string;
  /** Names with values, in their order; a name may come twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Uint8Array;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  /** Lower-case names; the last of several. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Why nothing came back. */
export interface Silence {
  readonly silence: 'time' | 'closed' | 'refused';
  readonly milliseconds: number;
}

export function isAnswer(result: Answer | Silence): result is Answer {
  return 'status' in result;
}

/** The body as JSON; undefined where it is none. */
export function jsonOf({ body }: Pick<Answer, 'body'>): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
