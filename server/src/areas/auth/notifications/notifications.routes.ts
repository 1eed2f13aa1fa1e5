import type { FastifyInstance } from 'fastify';
import { getNotificationChoices, saveNotificationChoices } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about the mails that a person wants. */
export function serveNotifications(app: FastifyInstance, { notificationChoices }: AuthServices): void {
  serve(app, getNotificationChoices, ({ caller }) => notificationChoices.get(signedIn(caller)));
  serve(app, saveNotificationChoices, ({ input, caller }) =>
    notificationChoices.save(signedIn(caller), input),
  );
}
