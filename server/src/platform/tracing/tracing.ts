/** A part of a trace. Attributes hold names of things in the program: no contents, no ids of records, nothing of persons. */
export interface SpanFacts {
  readonly name: string;
  /** Who asks whom: `server` answers, `client` asks outside, `consumer` does what was asked for before. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** A part that begins and ends in different places. */
export interface OpenSpan {
  /** Runs something, and all that follows from it, as a part of this one. */
  enter<T>(work: () => T): T;
  end(outcome: { readonly attributes?: SpanFacts['attributes']; readonly hasFailed: boolean }): void;
}

/** What writes traces. */
export interface Tracer {
  /** Begins a part: of `parent` (a `traceparent` of W3C) where one is named, of a trace of its own where that is null. */
  begin(facts: SpanFacts, parent: string | null): OpenSpan;
  /** Begins a part of what runs now; undefined outside of any trace. */
  beginWithin(facts: SpanFacts): OpenSpan | undefined;
  /** Runs something, and all that follows from it, outside of any trace. */
  leave<T>(work: () => T): T;
  /** `traceparent` of what runs now, and the id of its trace; undefined outside of any. */
  current(): { readonly traceParent: string; readonly traceId: string } | undefined;
}

/**
 * The tracer of the process, as OpenTelemetry itself has one for each: what is traced lies far apart, below and above the platform. None
 * until `startTraces` sets it: everything here then only runs the work.
 */
let tracer: Tracer | undefined;

/** Has the process write traces, or no more. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** The tracer, where there is one. */
export const findTracer = (): Tracer | undefined => tracer;

/** The trace in which this runs; undefined outside of any. */
export const currentTrace = () => tracer?.current();

/** Does work as a part of the trace that runs; outside of any it is only done. */
export async function traced<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  const span = tracer?.beginWithin(facts);
  return span ? finish(span, work) : work();
}

/** Does work that is nobody's in particular, whoever happened to wake it. */
export const untraced = <T>(work: () => T): T => (tracer ? tracer.leave(work) : work());

/** Does work that was asked for before: as a part of the trace of `parent`, or as one of its own. */
export async function tracedFrom<T>(
  facts: SpanFacts & { readonly parent: string | null },
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer?.begin(facts, facts.parent);
  return span ? finish(span, work) : work();
}

async function finish<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.enter(work);
    span.end({ hasFailed: false });
    return result;
  } catch (error) {
    // The name of an error alone: its words may hold an address.
    const type = error instanceof Error ? error.name : typeof error;
    span.end({ attributes: { 'error.type': type }, hasFailed: true });
    throw error;
  }
}
