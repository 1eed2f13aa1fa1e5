import type { FastifyInstance } from 'fastify';
import { getNotificationChoices, saveNotificationChoices } from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about the mails that a person wants. */
export function serveNotifications(app: FastifyInstance, { notificationChoices }: AuthServices): void {
  serve(app, getNotificationChoices, async ({ caller }) => notificationChoices.get(sessionOf(caller)));
  serve(app, saveNotificationChoices, ({ input, caller }) =>
    notificationChoices.save(sessionOf(caller), input),
  );
}
