import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  adminSlidePictures,
  adminSlides,
  type SlidePictureRecord,
  type SlideRecord,
} from './slides.schema.ts';

/** A slide with its picture in its sizes, the smallest first. */
export interface SlideWithPictures extends SlideRecord {
  readonly pictures: readonly SlidePictureRecord[];
}

/** Has changes of which slides there are, and of their order, wait for each other until the transaction ends. */
export async function lockSlides(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin.slides', 0))`);
}

/** All slides that have their picture, in their order. */
export async function listSlides(executor: Executor): Promise<SlideWithPictures[]> {
  const [slides, pictures] = [
    await executor.select().from(adminSlides).orderBy(asc(adminSlides.position), asc(adminSlides.id)),
    await executor.select().from(adminSlidePictures).orderBy(asc(adminSlidePictures.width)),
  ];
  const bySlide = Map.groupBy(pictures, ({ slideId }) => slideId);
  return slides
    .map((slide) => ({ ...slide, pictures: bySlide.get(slide.id) ?? [] }))
    .filter(({ pictures: ofSlide }) => ofSlide.length > 0);
}

/** A slide. */
export async function findSlide(executor: Executor, id: string): Promise<SlideWithPictures | undefined> {
  const [slide] = await executor.select().from(adminSlides).where(eq(adminSlides.id, id));
  if (!slide) return undefined;
  const pictures = await executor
    .select()
    .from(adminSlidePictures)
    .where(eq(adminSlidePictures.slideId, id))
    .orderBy(asc(adminSlidePictures.width));
  return { ...slide, pictures };
}

/** Adds a slide. */
export async function insertSlide(executor: Executor, slide: typeof adminSlides.$inferInsert): Promise<void> {
  await executor.insert(adminSlides).values(slide);
}

/** Changes a slide. */
export async function saveSlide(
  executor: Executor,
  id: string,
  changes: Partial<Omit<SlideRecord, 'id'>>,
): Promise<void> {
  await executor.update(adminSlides).set(changes).where(eq(adminSlides.id, id));
}

/** Removes a slide; its pictures belong to none then. */
export async function removeSlide(executor: Executor, id: string): Promise<void> {
  await executor.delete(adminSlides).where(eq(adminSlides.id, id));
}

/** Adds pictures, which belong to no slide yet. */
export async function insertPictures(
  executor: Executor,
  pictures: readonly Omit<SlidePictureRecord, 'slideId'>[],
): Promise<void> {
  await executor.insert(adminSlidePictures).values([...pictures]);
}

/** Gives a slide its pictures; those that it had belong to none then. */
export async function setPictures(
  executor: Executor,
  slideId: string,
  fileKeys: readonly string[],
): Promise<void> {
  await executor
    .update(adminSlidePictures)
    .set({ slideId: null })
    .where(eq(adminSlidePictures.slideId, slideId));
  await executor
    .update(adminSlidePictures)
    .set({ slideId })
    .where(isOneOf(adminSlidePictures.fileKey, fileKeys));
}

/** Pictures that belong to no slide, of those that were added before an instant. */
export async function listUnusedPictures(executor: Executor, moment: Date): Promise<SlidePictureRecord[]> {
  return executor
    .select()
    .from(adminSlidePictures)
    .where(and(isNull(adminSlidePictures.slideId), lt(adminSlidePictures.createdAt, moment)));
}

/** Forgets a picture that belongs to no slide. */
export async function removeUnusedPicture(executor: Executor, fileKey: string): Promise<void> {
  await executor
    .delete(adminSlidePictures)
    .where(and(eq(adminSlidePictures.fileKey, fileKey), isNull(adminSlidePictures.slideId)));
}
