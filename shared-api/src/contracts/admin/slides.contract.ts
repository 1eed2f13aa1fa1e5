import { z } from 'zod';
import { defineCall, defineDownload, wireObject } from '../common/index.ts';

/** A slide as the login view and `/discover` show it (spec 02 §2, slides). */
const slide = wireObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Address of the picture, which says nothing that title and text do not. */
  picture: z.string(),
});
export type Slide = z.output<typeof slide>;

/**
 * The slides that are shown, in their order and in the language of who asks (spec 02 §7). Anyone may read them. `username`, `v_token`
 * and `app` of the old call are taken and not needed: an installation has one product.
 */
export const getSlides = defineCall({
  name: 'getSlides',
  method: 'GET',
  access: 'public',
  input: wireObject({
    username: z.string().optional(),
    token: ['v_token', z.string().optional()],
    app: z.string().max(40).optional(),
  }),
  output: wireObject({ slides: z.array(slide) }),
});

/** The picture of a slide that is shown. */
export const getSlidePicture = defineDownload({
  name: 'getSlidePicture',
  method: 'GET',
  access: 'public',
  input: wireObject({ id: ['v_id', z.string().min(1).max(80)] }),
});
