import type { FastifyInstance } from 'fastify';
import type { Call, Download, EventStream } from 'shared-api/contracts/common';
import { escapeHtml } from './escape-html.ts';
import { contextOf } from './http-context.ts';
import { openApiDocument } from './openapi.ts';
import { sendPlainPage } from './plain-page.ts';

/** `/api/docs`: the calls as a page; `/api/docs.json`: their OpenAPI document. */
export function addDocsRoutes(app: FastifyInstance): void {
  const { calls, config } = contextOf(app);
  app.get('/api/docs.json', async () => openApiDocument(calls, config.product.name));
  app.get('/api/docs', async (_request, reply) =>
    sendPlainPage(reply, { title: `${config.product.name}: calls`, body: listCalls(calls) }),
  );
}

function listCalls(calls: readonly (Call | Download | EventStream)[]): string {
  const rows = calls
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map(({ name, method, path, encoding, access }) =>
      [name, `${method} ${path}`, encoding, access].map((text) => `<td>${escapeHtml(text)}</td>`).join(''),
    );
  return `<h1>Calls</h1><p><a href="/api/docs.json">The OpenAPI document</a></p><div class="wide"><table>
<tr><th>Name</th><th>Address</th><th>Input</th><th>Access</th></tr>
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</table></div>`;
}
