import {
  context,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import type { OpenSpan, SpanFacts, Tracer } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const traceParentPattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const stopAfterMs = 5000;

/** The tracer that OpenTelemetry makes. Where traces go, with which headers and under what name, it reads of its standard variables. */
export function createOpenTelemetry({ share }: Pick<Config['traces'], 'share'>): {
  readonly tracer: Tracer;
  stop(): Promise<void>;
} {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'sportello' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const spans = provider.getTracer('sportello');

  function begin({ name, kind, attributes = {} }: SpanFacts, parent: Context): OpenSpan {
    const span = spans.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent);
    const own = trace.setSpan(parent, span);
    return {
      enter: (work) => context.with(own, work),
      end: ({ attributes: last = {}, hasFailed }) => {
        span.setAttributes({ ...last });
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    tracer: {
      begin: (facts, parent) => begin(facts, contextOf(parent)),
      beginWithin: (facts) => (trace.getActiveSpan() ? begin(facts, context.active()) : undefined),
      leave: (work) => context.with(trace.deleteSpan(context.active()), work),
      current: () => {
        const found = trace.getActiveSpan()?.spanContext();
        if (!found || !isSpanContextValid(found)) return undefined;
        const flags = found.traceFlags.toString(16).padStart(2, '0');
        return { traceId: found.traceId, traceParent: `00-${found.traceId}-${found.spanId}-${flags}` };
      },
    },
    stop: async () => {
      // A receiver that does not answer must not hold up a server that stops.
      await Promise.race([
        provider.shutdown(),
        new Promise((resolve) => setTimeout(resolve, stopAfterMs).unref()),
      ]);
      contexts.disable();
      context.disable();
    },
  };
}

/** The context of a part that another process may have begun. */
function contextOf(traceParent: string | null): Context {
  const [, traceId, spanId, flags] = traceParentPattern.exec(traceParent ?? '') ?? [];
  const root = trace.deleteSpan(context.active());
  if (!traceId || !spanId || !flags) return root;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(root, { traceId, spanId, traceFlags, isRemote: true });
}
