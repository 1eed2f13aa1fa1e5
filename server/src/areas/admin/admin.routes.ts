import type { FastifyInstance } from 'fastify';
import type { AdminServices } from './create-admin.ts';
import { serveFirstSteps } from './first-steps/first-steps.routes.ts';
import { serveFailures } from './failures/failures.routes.ts';
import { serveGroups } from './groups/groups.routes.ts';
import { serveLog } from './log/log.routes.ts';
import { serveImports } from './import/import.routes.ts';
import { serveSeal } from './seal/seal.routes.ts';
import { serveSettings } from './settings/settings.routes.ts';
import { serveSlides } from './slides/slides.routes.ts';
import { serveUserForm } from './user-form/user-form.routes.ts';
import { serveUserHistory } from './user-history/user-history.routes.ts';
import { serveUserPassword } from './user-password/user-password.routes.ts';
import { serveUsers } from './users/users.routes.ts';

/** The calls of the admin area. */
export function serveAdmin(app: FastifyInstance, services: AdminServices): void {
  serveLog(app, services);
  serveFirstSteps(app, services);
  serveSeal(app, services);
  serveFailures(app, services);
  serveGroups(app, services);
  serveUsers(app, services);
  serveImports(app, services.imports);
  serveSlides(app, services);
  serveUserForm(app, services);
  serveUserPassword(app, services);
  serveUserHistory(app, services);
  serveSettings(app, services);
}
