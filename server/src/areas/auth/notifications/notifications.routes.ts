import type { FastifyInstance } from 'fastify';
import {
  getDeviceNotifications,
  getNotificationChoices,
  saveNotificationChoices,
  turnOffDeviceNotifications,
  turnOnDeviceNotifications,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about the mails that a person wants, and the notifications of their device. */
export function serveNotifications(
  app: FastifyInstance,
  { notificationChoices, deviceNotifications }: AuthServices,
): void {
  serve(app, getNotificationChoices, ({ caller }) => notificationChoices.get(signedIn(caller)));
  serve(app, saveNotificationChoices, ({ input, caller }) =>
    notificationChoices.save(signedIn(caller), input),
  );
  serve(app, getDeviceNotifications, ({ caller }) => deviceNotifications.get(signedIn(caller)));
  serve(app, turnOnDeviceNotifications, ({ input, caller }) =>
    deviceNotifications.turnOn(signedIn(caller), input),
  );
  serve(app, turnOffDeviceNotifications, ({ caller }) => deviceNotifications.turnOff(signedIn(caller)));
}
