import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sendFile } from '../http/file-answer.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { Storage } from '../storage/storage.ts';
import type { Deliveries } from './deliveries.service.ts';
import { createOutboxGuard } from './outbox-access.ts';
import { outboxEntry, outboxPage } from './outbox-page.ts';
import { outboxScript } from './outbox-script.ts';

interface OutboxOptions {
  deliveries: Deliveries;
  storage: Storage;
  /** What opens it; the start prints it. */
  outboxToken: string;
}

/** The address of a list may name to whom its messages went. */
interface Filtered {
  Querystring: { to?: string };
}

const shownMessages = 100;

/** The local outbox, for whoever tries the product where no mail server or SMS gateway is set: a page and its JSON. */
export function addOutboxRoutes(
  app: FastifyInstance,
  { deliveries, storage, outboxToken }: OutboxOptions,
): void {
  if (deliveries.outboxChannels.length === 0) return;
  const guarded = { onRequest: createOutboxGuard(outboxToken) };
  const find = async (id: string) => {
    const row = await deliveries.findInOutbox(id);
    if (!row) throw new AppError('not-found');
    return row;
  };

  app.get<Filtered>('/dev/outbox', guarded, async ({ query }, reply) => {
    const recipient = query.to || undefined;
    const [rows, recipients] = await Promise.all([
      deliveries.listOutbox(shownMessages, recipient),
      deliveries.listOutboxRecipients(),
    ]);
    const body = outboxPage({ rows, recipients, recipient });
    return sendPlainPage(reply, { title: 'Outbox', body, script: '/dev/outbox.js' });
  });

  app.get('/dev/outbox.js', guarded, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(outboxScript),
  );

  app.get<Filtered>('/dev/outbox.json', guarded, async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store');
    return (await deliveries.listOutbox(shownMessages, query.to || undefined)).map(outboxEntry);
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', guarded, async (request, reply) => {
    const { html } = await find(request.params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
      )
      .send((html ?? '').replace('<head>', '<head><base target="_blank">'));
  });

  app.get<{ Params: { id: string; index: string } }>(
    '/dev/outbox/:id/files/:index',
    guarded,
    async (request, reply) => {
      const attachment = (await find(request.params.id)).attachments[Number(request.params.index)];
      if (!attachment) throw new AppError('not-found');
      const { hash, name } = attachment;
      const { size } = await storage.withLocalFile(hash, (path) => stat(path));
      return sendFile(reply, { stream: await storage.read(hash), name, type: 'application/pdf', size });
    },
  );
}
