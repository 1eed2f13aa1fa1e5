import { randomUUID } from 'node:crypto';
import {
  mayManageSlides,
  maxSlides,
  slideFields,
  slideProblemText,
  slidesLiveKey,
  type addSlide,
  type deleteSlide,
  type ManagedSlide,
  type orderSlides,
  type slideConflict,
  type SlideFields,
  type slideOrderConflict,
  type updateSlide,
} from 'shared-api/contracts/admin';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { fieldErrors } from '../../../platform/http/field-errors.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import type { DrawSlide } from './slide-drawing.ts';
import type { SlideFiles } from './slide-files.ts';
import { fieldsOf, presentManaged } from './slides.presenter.ts';
import {
  findSlide,
  insertSlide,
  listSlides,
  lockSlides,
  removeSlide,
  saveSlide,
  setPictures,
  type SlideWithPictures,
} from './slides.repository.ts';
import { tooManySlides } from './slides.texts.ts';

interface SlideSettingsDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly people: Pick<People, 'findPeople'>;
  readonly files: Pick<SlideFiles, 'keep'>;
  readonly drawPicture: DrawSlide;
}

/** The chain of the log in which all slides are: the installation has one carousel. */
const subject = 'admin_slides:all';

/** Makes the service of who manages the slides. Every function throws `forbidden` for who does not. */
export function createSlideSettings(dependencies: SlideSettingsDependencies) {
  const { db, clock, audit, people, files, drawPicture } = dependencies;
  return {
    /** All slides, in their order. */
    list: async (caller: SignedInCaller): Promise<{ slides: ManagedSlide[] }> => {
      requireManager(caller);
      return { slides: (await listSlides(db)).map(presentManaged) };
    },

    /** Adds a slide. @throws AppError `invalid-input`, `conflict` where there are as many as there can be */
    add: async (
      caller: SignedInCaller,
      input: InputOf<typeof addSlide>,
      file: ReceivedFile | undefined,
    ): Promise<{ id: string }> => {
      requireManager(caller);
      const fields = checked(caller, input);
      if (!file) throw refusedPicture(caller, 'picture-required');
      if ((await listSlides(db)).length >= maxSlides) throw new AppError('conflict', { text: tooManySlides });
      const keys = await files.keep(await drawPicture(caller, file.path));
      const id = randomUUID();
      const now = clock.now();
      await db.transaction(async (tx) => {
        await lockSlides(tx);
        const others = await listSlides(tx);
        if (others.length >= maxSlides) throw new AppError('conflict', { text: tooManySlides });
        const changedBy = caller.session.userId;
        const added = { id, ...recordOf(fields), createdAt: now, updatedAt: now, changedBy };
        await insertSlide(tx, { ...added, position: others.length });
        await setPictures(tx, id, keys);
        const place = Math.max(0, input.index ?? others.length);
        const ids = others.map((other) => other.id).toSpliced(place, 0, id);
        await savePositions(tx, ids);
        await record(tx, caller, 'slide.added', { id, after: fields });
      });
      return { id };
    },

    /** Changes a slide. @throws AppError `not-found`, `invalid-input`, `conflict` where somebody changed it since */
    update: async (
      caller: SignedInCaller,
      { id, version, ...input }: InputOf<typeof updateSlide>,
      file: ReceivedFile | undefined,
    ): Promise<OutputOf<typeof updateSlide>> => {
      requireManager(caller);
      const fields = checked(caller, input);
      const stood = await findSlide(db, id);
      if (!stood) throw new AppError('not-found');
      if (stood.version !== version) throw await conflictOf(stood);
      const keys = file && (await files.keep(await drawPicture(caller, file.path)));
      return db.transaction(async (tx) => {
        await lockSlides(tx);
        const slide = await findSlide(tx, id);
        if (!slide) throw new AppError('not-found');
        if (slide.version !== version) throw await conflictOf(slide);
        const changed = { updatedAt: clock.now(), changedBy: caller.session.userId, version: version + 1 };
        await saveSlide(tx, id, { ...recordOf(fields), ...changed });
        if (keys) await setPictures(tx, id, keys);
        const data = { id, before: fieldsOf(slide), after: fields, hasNewPicture: keys !== undefined };
        await record(tx, caller, 'slide.changed', data);
        return { version: changed.version };
      });
    },

    /** Deletes a slide. @throws AppError `not-found` */
    remove: async (caller: SignedInCaller, { id }: InputOf<typeof deleteSlide>): Promise<void> => {
      requireManager(caller);
      await db.transaction(async (tx) => {
        await lockSlides(tx);
        const slide = await findSlide(tx, id);
        if (!slide) throw new AppError('not-found');
        await removeSlide(tx, id);
        await record(tx, caller, 'slide.deleted', { id, before: fieldsOf(slide) });
      });
    },

    /** Puts the slides in order. @throws AppError `conflict` where they are not as the caller saw them any more, `invalid-input` */
    order: async (caller: SignedInCaller, { ids, before }: InputOf<typeof orderSlides>): Promise<void> => {
      requireManager(caller);
      if (!isSame(ids.toSorted(), before.toSorted())) throw new AppError('invalid-input');
      await db.transaction(async (tx) => {
        await lockSlides(tx);
        const stood = (await listSlides(tx)).map(({ id }) => id);
        if (isSame(stood, ids)) return;
        if (!isSame(stood, before)) throw await orderConflict(tx);
        await savePositions(tx, ids);
        await record(tx, caller, 'slides.ordered', { before, after: ids });
      });
    },
  };

  async function record(
    tx: Executor,
    { session, ip, userAgent, requestId }: SignedInCaller,
    action: AuditAction,
    data: Record<string, unknown>,
  ): Promise<void> {
    const from = { ip, userAgent, requestId };
    await audit.append(tx, { subject, action, actor: session.userId, data: { ...data, ...from } });
    // Super users, and the administrators beside who did it: slides belong to no company.
    await publishChange(tx, { to: { managersOf: session.companyId }, keys: [slidesLiveKey] });
  }

  async function conflictOf(slide: SlideWithPictures): Promise<AppError> {
    const details: z.infer<typeof slideConflict> = {
      changedBy: await nameOf(db, slide.changedBy),
      changedAt: slide.updatedAt.toISOString(),
      current: { ...fieldsOf(slide), version: slide.version },
    };
    return new AppError('conflict', { details });
  }

  async function orderConflict(tx: Executor): Promise<AppError> {
    const last = (await audit.list(tx, subject)).findLast(({ action }) => action !== 'slide.changed');
    const details: z.infer<typeof slideOrderConflict> = {
      changedBy: await nameOf(tx, last?.actor ?? null),
      changedAt: last?.at.toISOString() ?? null,
    };
    return new AppError('conflict', { details });
  }

  async function nameOf(executor: Executor, userId: string | null): Promise<string> {
    const [person] = userId === null ? [] : await people.findPeople(executor, [userId]);
    return person?.name ?? '';
  }
}

async function savePositions(tx: Executor, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await saveSlide(tx, id, { position });
}

function requireManager({ session }: SignedInCaller): void {
  if (!mayManageSlides(session)) throw new AppError('forbidden');
}

/** What is said of a slide, with what its fields need of each other. @throws AppError `invalid-input` */
function checked({ language }: SignedInCaller, input: SlideFields): SlideFields {
  const result = slideFields.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid-input', { fields: fieldErrors(slideFields, result.error, language) });
}

function refusedPicture({ language }: SignedInCaller, problem: 'picture-required'): AppError {
  return new AppError('invalid-input', { fields: { logo: slideProblemText(problem)[language] } });
}

function recordOf(fields: SlideFields) {
  const { titleIt, textIt, altIt, titleEn, textEn, altEn, ...rest } = fields;
  return { words: { titleIt, textIt, altIt, titleEn, textEn, altEn }, ...rest };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
