import type { FastifyInstance } from 'fastify';
import {
  addSlide,
  deleteSlide,
  getSlidePicture,
  getSlides,
  listManagedSlides,
  maxPictureBytes,
  orderSlides,
  updateSlide,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** What is uploaded is read where it arrives, and never stored as it came. */
const upload = { upload: { min: 1, max: maxPictureBytes }, keepsFiles: false };

/** The calls of the slides. */
export function serveSlides(app: FastifyInstance, services: Pick<AdminServices, 'slides' | 'slideSettings'>) {
  const { slides, slideSettings: settings } = services;
  serve(app, getSlides, async ({ caller, input }) => ({ slides: await slides.list(caller, input) }));
  serveDownload(app, getSlidePicture, ({ caller, input }) => slides.readPicture(caller, input));
  serve(app, listManagedSlides, ({ caller }) => settings.list(signedIn(caller)));
  serve(
    app,
    addSlide,
    ({ caller, input, files }) => settings.add(signedIn(caller), input, files.logo),
    upload,
  );
  serve(
    app,
    updateSlide,
    ({ caller, input, files }) => settings.update(signedIn(caller), input, files.logo),
    upload,
  );
  serve(app, deleteSlide, ({ caller, input }) => settings.remove(signedIn(caller), input));
  serve(app, orderSlides, ({ caller, input }) => settings.order(signedIn(caller), input));
}
