import type { FastifyInstance } from 'fastify';
import {
  getSettings,
  getTestDeliveries,
  listDueData,
  saveSettings,
  sendTest,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of the settings. */
export function serveSettings(
  app: FastifyInstance,
  { settings, testDeliveries, dataTerms }: Pick<AdminServices, 'settings' | 'testDeliveries' | 'dataTerms'>,
): void {
  serve(app, getSettings, ({ input, caller }) => settings.get(signedIn(caller), input));
  serve(app, saveSettings, ({ input, caller }) => settings.save(signedIn(caller), input));
  serve(app, listDueData, ({ input, caller }) => dataTerms.listDue(signedIn(caller), input));
  serve(app, getTestDeliveries, ({ input, caller }) => testDeliveries.list(signedIn(caller), input));
  serve(app, sendTest, ({ input, caller }) => testDeliveries.send(signedIn(caller), input));
}
