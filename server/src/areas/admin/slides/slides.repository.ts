import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { adminSlides, type SlideRecord } from './slides.schema.ts';

/** Adds a slide. */
export async function insertSlide(executor: Executor, slide: typeof adminSlides.$inferInsert): Promise<void> {
  await executor.insert(adminSlides).values(slide);
}

/** The slides that are shown to who speaks a language, in their order. */
export async function listShownSlides(executor: Executor, language: Language): Promise<SlideRecord[]> {
  return executor
    .select()
    .from(adminSlides)
    .where(and(adminSlides.isActive, or(isNull(adminSlides.language), eq(adminSlides.language, language))))
    .orderBy(asc(adminSlides.position), asc(adminSlides.id));
}

/** A slide that is shown. */
export async function findShownSlide(executor: Executor, id: string): Promise<SlideRecord | undefined> {
  const [slide] = await executor
    .select()
    .from(adminSlides)
    .where(and(eq(adminSlides.id, id), adminSlides.isActive));
  return slide;
}
