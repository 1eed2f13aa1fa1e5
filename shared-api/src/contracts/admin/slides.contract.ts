import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  idList,
  instant,
  okAnd,
  okAnswer,
  plainDay,
  siNo,
  versionConflict,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import { maxSlides, slideFieldSchemas, slideViews } from './slides.rules.ts';

/** A picture of a slide in its sizes, the smallest first; one alone where it has no pixels. */
const sources = z.array(z.object({ address: z.string(), width: z.number(), height: z.number() })).min(1);
export type SlideSources = z.output<typeof sources>;

/** A slide as the login view and `/discover` show it (spec 02 §2, slides). */
const slide = wireObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** What the picture shows; empty where it says nothing that title and text do not. */
  alt: z.string(),
  sources,
  /** What stays in sight where the picture is cut, in percent from left and top. */
  focusX: ['focus_x', wholeNumber],
  focusY: ['focus_y', wholeNumber],
});
export type Slide = z.output<typeof slide>;

/** `username`, `v_token` and `app` of the old calls are taken and not needed: an installation has one product. */
const formerNames = {
  username: z.string().max(1000).optional(),
  app: z.string().max(40).optional(),
} as const;

/** The slides of a view that show today, in their order and in the language of who asks (spec 02 §7). Anyone may read them. */
export const getSlides = defineCall({
  name: 'getSlides',
  method: 'GET',
  access: 'public',
  input: wireObject({
    ...formerNames,
    token: ['v_token', z.string().optional()],
    /** Where they show; absent for wherever. */
    view: z.enum(slideViews).optional(),
  }),
  output: wireObject({ slides: z.array(slide) }),
});

const slideId = z.string().min(1).max(80);

/**
 * The picture of a slide that shows, or of any for who manages them. With `revision` as an address of ours has it, the answer may be kept
 * for good.
 */
export const getSlidePicture = defineDownload({
  name: 'getSlidePicture',
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
  method: 'GET',
  access: 'public',
  input: wireObject({
    id: ['v_id', slideId],
    /** Pixels that are wanted; the next larger size is given. Absent for the largest. */
    width: ['w', wholeNumber.optional()],
    revision: ['v', z.string().max(64).optional()],
  }),
});

const dayOrNone = z.codec(z.union([plainDay, z.literal('')]), plainDay.nullable(), {
  decode: (text) => text || null,
  encode: (day) => day ?? '',
});
const percent = z.codec(z.union([z.number(), z.string().regex(/^\d{1,3}$/)]), slideFieldSchemas.focusX, {
  decode: Number,
  encode: (value) => value,
});
const fields = {
  titleIt: ['title_it', slideFieldSchemas.titleIt],
  textIt: ['text_it', slideFieldSchemas.textIt],
  altIt: ['alt_it', slideFieldSchemas.altIt],
  titleEn: ['title_en', slideFieldSchemas.titleEn],
  textEn: ['text_en', slideFieldSchemas.textEn],
  altEn: ['alt_en', slideFieldSchemas.altEn],
  isAtLogin: ['view_login', siNo],
  isOnDiscover: ['view_discover', siNo],
  isHidden: ['hidden', siNo],
  shownFrom: ['shown_from', dayOrNone],
  shownUntil: ['shown_until', dayOrNone],
  focusX: ['focus_x', percent],
  focusY: ['focus_y', percent],
} as const;

/** A slide for who manages it. */
const managedSlide = wireObject({ id: z.string(), ...fields, sources, version: wholeNumber });
export type ManagedSlide = z.output<typeof managedSlide>;

/** All slides in their order. Fails with `forbidden` for who does not manage them. */
export const listManagedSlides = defineCall({
  name: 'listManagedSlides',
  method: 'GET',
  access: 'admin',
  input: wireObject({}),
  output: wireObject({ slides: z.array(managedSlide) }),
});

/**
 * Adds a slide with its picture, `logo` (spec 02 §7): png, jpg or webp, of which only our own drawing of it in our sizes is kept. Fails
 * with `invalid-input` on `logo`, `too-large`, and `conflict` (without details) where there are as many as there can be.
 */
export const addSlide = defineCall({
  name: 'EasyOnOffManageBackgroundUploadSlideApi',
  access: 'admin',
  encoding: 'multipart',
  files: ['logo'],
  input: wireObject({
    ...formerNames,
    /** Its place, 0 for the first; absent for the last. */
    index: wholeNumber.optional(),
    ...fields,
  }),
  output: okAnd({ id: z.string() }),
});

/** The `details` of a `conflict` of `updateSlide`. */
export const slideConflict = versionConflict(slideFieldSchemas);

/** Changes what is said of a slide, and its picture where one comes with it. Fails with `conflict`, and as `addSlide` does. */
export const updateSlide = defineCall({
  name: 'updateSlide',
  access: 'admin',
  encoding: 'multipart',
  files: ['logo'],
  optionalFiles: ['logo'],
  input: wireObject({ id: ['v_id', slideId], version: wholeNumber, ...fields }),
  output: okAnd({ version: wholeNumber }),
});

/** Deletes a slide and its picture (spec 02 §7). Fails with `not-found` where it is gone. */
export const deleteSlide = defineCall({
  name: 'EasyOnOffManageBackgroundUploadSlideApiDelete',
  access: 'admin',
  input: wireObject({
    ...formerNames,
    /** Its id: by its place, of two who delete at once the second would delete another. */
    id: ['index', slideId],
  }),
  output: okAnswer,
});

const order = idList.refine((ids) => ids.length <= maxSlides && new Set(ids).size === ids.length);

/** The `details` of a `conflict` of `orderSlides`: who was first. */
export const slideOrderConflict = z.object({ changedBy: z.string(), changedAt: instant.nullable() });

/** Puts the slides in order. Fails with `conflict` where they are not as they were before any more. */
export const orderSlides = defineCall({
  name: 'orderSlides',
  access: 'admin',
  input: wireObject({ ids: ['v_id', order], before: ['v_id_before', order] }),
  output: okAnswer,
});
