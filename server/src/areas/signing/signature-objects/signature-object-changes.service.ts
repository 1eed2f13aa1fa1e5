import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  maxSignatureObjects,
  signatureObjectsLiveKey,
  type deleteSignatureObjects,
  type saveSignatureObject,
  type signatureObjectConflict,
  type SignatureObjectKind,
} from 'shared-api/contracts/signing';
import type { z } from 'zod';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import type { ObjectFiles } from './object-files.ts';
import { refused, type createObjectPictures } from './object-pictures.ts';
import {
  findObject,
  insertObject,
  listObjectsOf,
  lockObjectsOf,
  makeDefault,
  removeObjects,
  saveObject,
  setPicture,
  type SignatureObjectWithPicture,
} from './signature-objects.repository.ts';
import { keeperOf } from './signature-objects.service.ts';
import { tooManyObjects } from './signature-objects.texts.ts';

interface ChangesDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'rateLimits'> {
  readonly directory: Pick<SigningDirectory, 'findPerson'>;
  readonly files: Pick<ObjectFiles, 'keep'>;
  readonly pictures: ReturnType<typeof createObjectPictures>;
}

type SaveInput = InputOf<typeof saveSignatureObject>;
type Saved = OutputOf<typeof saveSignatureObject>;
type Deleted = OutputOf<typeof deleteSignatureObjects>;

/** Saves of one session in an hour: each has a picture drawn anew and kept, and there are 50 objects at most. */
const saves = { name: 'signing.save-object', limit: 200, windowMs: 60 * 60_000 };

/** The id of an object that is not there yet (spec 02 §2). */
const newId = '0';

/** Makes what changes people's signature objects, their own alone. Every function throws `forbidden` for who keeps none. */
export function createSignatureObjectChanges(dependencies: ChangesDependencies) {
  const { db, clock, audit, rateLimits, directory, files, pictures } = dependencies;
  return {
    /** Adds an object or changes one. @throws AppError `invalid-input`, `not-found`, `conflict`, `too-many-requests`, `unavailable` */
    save: async (
      caller: SignedInCaller,
      input: SaveInput,
      file: ReceivedFile | undefined,
    ): Promise<Saved> => {
      const userId = keeperOf(caller);
      const before = input.id === newId ? undefined : await requireCurrent(db, caller, input);
      requireRoom(before, await listObjectsOf(db, userId));
      requireContent(caller, { input, before, file });
      await rateLimits.count({ ...saves, key: caller.session.id });
      const picture = await pictureOf(caller, input, file);
      const fileKey = picture && (await files.keep(userId, picture));
      return db.transaction(async (tx) => {
        await lockObjectsOf(tx, userId);
        const known = before && (await requireCurrent(tx, caller, input));
        const all = await listObjectsOf(tx, userId);
        requireRoom(known, all);
        const saved = await write(tx, { userId, input, known });
        if (fileKey) await setPicture(tx, saved.id, fileKey);
        const isFirst = all.every(({ kind }) => kind !== input.kind);
        const isDefault = known?.isDefault === true || isFirst || input.isDefault;
        if (isDefault) await makeDefault(tx, { id: saved.id, userId, kind: input.kind });
        const data = { kind: input.kind, isDefault, hasNewPicture: picture !== undefined };
        await record(tx, caller, { id: saved.id, action: known ? 'object.changed' : 'object.added', data });
        return { ...saved, isDefault };
      });
    },

    /** Deletes objects, all or none; the newest of a kind takes the place of its default. @throws AppError `not-found` */
    remove: async (caller: SignedInCaller, ids: readonly string[]): Promise<Deleted> => {
      const userId = keeperOf(caller);
      const wanted = new Set(ids);
      return db.transaction(async (tx) => {
        await lockObjectsOf(tx, userId);
        const all = await listObjectsOf(tx, userId);
        const gone = all.filter(({ id }) => wanted.has(id));
        if (gone.length !== wanted.size) throw new AppError('not-found');
        await removeObjects(tx, ids);
        for (const { id, kind, isDefault } of gone)
          await record(tx, caller, { id, action: 'object.deleted', data: { kind, isDefault } });
        const left = all.filter(({ id }) => !wanted.has(id));
        const newDefaults: SignatureObjectKind[] = [];
        for (const { kind } of gone.filter(({ isDefault }) => isDefault)) {
          const heir = left.find((object) => object.kind === kind);
          if (!heir) continue;
          await makeDefault(tx, { id: heir.id, userId, kind });
          await record(tx, caller, {
            id: heir.id,
            action: 'object.changed',
            data: { kind, isDefault: true },
          });
          newDefaults.push(kind);
        }
        return { newDefaults };
      });
    },
  };

  /** An object as the caller saw it. @throws AppError `not-found`, `invalid-input`, `conflict` */
  async function requireCurrent(
    executor: Executor,
    caller: SignedInCaller,
    { id, kind, version }: SaveInput,
  ): Promise<SignatureObjectWithPicture> {
    const object = await findObject(executor, { id, userId: keeperOf(caller) });
    if (!object) throw new AppError('not-found');
    if (object.kind !== kind) throw refused(caller, 'kind', 'kind-fixed');
    if (version === undefined) throw new AppError('invalid-input');
    if (object.version === version) return object;
    const details: z.infer<typeof signatureObjectConflict> = {
      changedBy: (await directory.findPerson(executor, object.userId))?.name ?? '',
      changedAt: object.updatedAt.toISOString(),
      current: { isDefault: object.isDefault, text: object.text, version: object.version },
    };
    throw new AppError('conflict', { details });
  }

  async function pictureOf(caller: SignedInCaller, input: SaveInput, file: ReceivedFile | undefined) {
    if (input.kind === 'signature' && input.drawing) return pictures.fromDrawing(caller, input.drawing);
    return input.kind === 'image' && file ? pictures.fromFile(caller, file.path) : undefined;
  }

  async function write(
    tx: Executor,
    {
      userId,
      input,
      known,
    }: { userId: string; input: SaveInput; known: SignatureObjectWithPicture | undefined },
  ): Promise<{ id: string; version: number }> {
    const updatedAt = clock.now();
    const text = input.kind === 'text' ? input.text : '';
    if (known) {
      const version = known.version + 1;
      await saveObject(tx, known.id, { text, version, updatedAt });
      return { id: known.id, version };
    }
    const id = randomUUID();
    await insertObject(tx, { id, userId, kind: input.kind, text, createdAt: updatedAt, updatedAt });
    return { id, version: 1 };
  }

  async function record(
    tx: Executor,
    { session, ip, userAgent, requestId }: SignedInCaller,
    { id, action, data }: { id: string; action: AuditAction; data: Record<string, unknown> },
  ): Promise<void> {
    await audit.append(tx, {
      subject: `signing_objects:${id}`,
      action,
      companyId: session.companyId,
      actor: session.userId,
      actingFor: session.actingFor?.userId ?? null,
      data: { ...data, ip, userAgent, requestId },
    });
    await publishChange(tx, { to: { userId: session.userId }, keys: [signatureObjectsLiveKey] });
  }
}

function requireRoom(
  before: SignatureObjectWithPicture | undefined,
  all: readonly SignatureObjectWithPicture[],
): void {
  if (!before && all.length >= maxSignatureObjects) throw new AppError('conflict', { text: tooManyObjects });
}

interface Content {
  readonly input: SaveInput;
  readonly before: SignatureObjectWithPicture | undefined;
  readonly file: ReceivedFile | undefined;
}

/** What an object needs by its kind (spec 02 §5); a picture that is there already may stay. */
function requireContent(caller: SignedInCaller, { input, before, file }: Content): void {
  const hasPicture = before !== undefined && before.picture !== null;
  if (input.kind === 'text' && !input.text) throw refused(caller, 'text', 'text-required');
  if (input.kind === 'signature' && !input.drawing && !hasPicture)
    throw refused(caller, 'drawing', 'signature-required');
  if (input.kind === 'image' && !file && !hasPicture) throw refused(caller, 'file', 'image-required');
}
