import type { FastifyInstance } from 'fastify';
import type { AdminServices } from './create-admin.ts';
import { serveSlides } from './slides/slides.routes.ts';

/** The calls of the admin area. */
export function serveAdmin(app: FastifyInstance, { slides }: AdminServices): void {
  serveSlides(app, slides);
}
