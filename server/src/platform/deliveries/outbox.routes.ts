import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sendFile } from '../http/file-answer.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { Storage } from '../storage/storage.ts';
import type { Deliveries } from './deliveries.service.ts';
import { createOutboxGuard } from './outbox-access.ts';
import { outboxEntry, outboxPage } from './outbox-page.ts';

interface OutboxOptions {
  deliveries: Deliveries;
  storage: Storage;
  /** What opens it; the start prints it. */
  outboxToken: string;
}

const shownMessages = 100;

/** The local outbox, for whoever tries the product where no mail server or SMS gateway is set: a page and its JSON. */
export function addOutboxRoutes(
  app: FastifyInstance,
  { deliveries, storage, outboxToken }: OutboxOptions,
): void {
  if (!deliveries.hasOutbox) return;
  const guarded = { onRequest: createOutboxGuard(outboxToken) };
  const find = async (id: string) => {
    const row = (await deliveries.listOutbox(shownMessages)).find((message) => message.id === id);
    if (!row) throw new AppError('not-found');
    return row;
  };

  app.get('/dev/outbox', guarded, async (_request, reply) =>
    sendPlainPage(reply, { title: 'Outbox', body: outboxPage(await deliveries.listOutbox(shownMessages)) }),
  );

  app.get('/dev/outbox.json', guarded, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return (await deliveries.listOutbox(shownMessages)).map(outboxEntry);
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', guarded, async (request, reply) => {
    const { html } = await find(request.params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
      )
      .send(`<!doctype html><meta charset="utf-8"><base target="_blank">${html ?? ''}`);
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
