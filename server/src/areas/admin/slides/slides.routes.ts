import type { FastifyInstance } from 'fastify';
import { getSlidePicture, getSlides } from 'shared-api/contracts/admin';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { createSlidesService } from './slides.service.ts';

/** The calls of the slides. */
export function serveSlides(app: FastifyInstance, slides: ReturnType<typeof createSlidesService>): void {
  serve(app, getSlides, async ({ caller }) => ({ slides: await slides.list(caller) }));
  serveDownload(app, getSlidePicture, ({ input }) => slides.readPicture(input.id));
}
