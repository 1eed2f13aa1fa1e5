import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().optional() }).optional(),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A part of a trace as it arrives. */
export type ReceivedSpan = z.infer<typeof span>;

/** Takes traces by OTLP over HTTP (JSON), and keeps them. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      for (const { scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
