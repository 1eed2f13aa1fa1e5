import type { FastifyInstance } from 'fastify';
import type { AdminServices } from './create-admin.ts';
import { serveLog } from './log/log.routes.ts';
import { serveImports } from './import/import.routes.ts';
import { serveSlides } from './slides/slides.routes.ts';
import { serveUsers } from './users/users.routes.ts';

/** The calls of the admin area. */
export function serveAdmin(app: FastifyInstance, services: AdminServices): void {
  serveLog(app, services);
  serveUsers(app, services);
  serveImports(app, services.imports);
  serveSlides(app, services);
}
