import { and, desc, eq, getTableColumns, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SignatureObjectKind } from 'shared-api/contracts/signing';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  signingObjectPictures,
  signingObjects,
  type ObjectPictureRecord,
  type SignatureObjectRecord,
} from './signature-objects.schema.ts';

/** An object with its picture; null for one that says something. */
export interface SignatureObjectWithPicture extends SignatureObjectRecord {
  readonly picture: ObjectPictureRecord | null;
}

const objects = signingObjects;
const pictures = signingObjectPictures;

/** Has changes of somebody's objects wait for each other until the transaction ends. */
export async function lockObjectsOf(executor: Executor, userId: string): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('signing.objects:' || ${userId}, 0))`,
  );
}

/** Somebody's objects, the newest first. */
export async function listObjectsOf(
  executor: Executor,
  userId: string,
): Promise<SignatureObjectWithPicture[]> {
  return select(executor)
    .where(eq(objects.userId, userId))
    .orderBy(desc(objects.createdAt), desc(objects.id));
}

/** One of somebody's objects. */
export async function findObject(
  executor: Executor,
  { id, userId }: Pick<SignatureObjectRecord, 'id' | 'userId'>,
): Promise<SignatureObjectWithPicture | undefined> {
  const [object] = await select(executor).where(and(eq(objects.id, id), eq(objects.userId, userId)));
  return object;
}

function select(executor: Executor) {
  return executor
    .select({ ...getTableColumns(objects), picture: pictures })
    .from(objects)
    .leftJoin(pictures, eq(pictures.objectId, objects.id));
}

/** Whether somebody has uploaded that very picture: an object of kind `image` holds it. */
export async function hasUploaded(
  executor: Executor,
  { userId, contentHash }: Pick<ObjectPictureRecord, 'userId' | 'contentHash'>,
): Promise<boolean> {
  const isIt = and(
    eq(objects.userId, userId),
    eq(objects.kind, 'image'),
    eq(pictures.contentHash, contentHash),
  );
  const [found] = await select(executor).where(isIt).limit(1);
  return found !== undefined;
}

/** Who keeps objects. */
export async function listObjectOwners(executor: Executor): Promise<string[]> {
  const rows = await executor.selectDistinct({ userId: objects.userId }).from(objects);
  return rows.map(({ userId }) => userId);
}

/** Deletes every object of these people. */
export async function removeObjectsOf(executor: Executor, userIds: readonly string[]): Promise<void> {
  await executor.delete(objects).where(isOneOf(objects.userId, userIds));
}

/** Adds an object. */
export async function insertObject(executor: Executor, object: typeof objects.$inferInsert): Promise<void> {
  await executor.insert(objects).values(object);
}

/** Changes an object. */
export async function saveObject(
  executor: Executor,
  id: string,
  changes: Partial<Omit<SignatureObjectRecord, 'id'>>,
): Promise<void> {
  await executor.update(objects).set(changes).where(eq(objects.id, id));
}

/** Makes an object the one default of its kind. */
export async function makeDefault(
  executor: Executor,
  { id, userId, kind }: { readonly id: string; readonly userId: string; readonly kind: SignatureObjectKind },
): Promise<void> {
  await executor
    .update(objects)
    .set({ isDefault: false })
    .where(and(eq(objects.userId, userId), eq(objects.kind, kind), ne(objects.id, id), objects.isDefault));
  await executor.update(objects).set({ isDefault: true }).where(eq(objects.id, id));
}

/** Removes objects; their pictures belong to none then. */
export async function removeObjects(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor.delete(objects).where(isOneOf(objects.id, ids));
}

/** Adds a picture, which belongs to no object yet. */
export async function insertPicture(
  executor: Executor,
  picture: Omit<ObjectPictureRecord, 'objectId'>,
): Promise<void> {
  await executor.insert(pictures).values(picture);
}

/** Gives an object its picture; the one that it had belongs to none then. */
export async function setPicture(executor: Executor, objectId: string, fileKey: string): Promise<void> {
  await executor.update(pictures).set({ objectId: null }).where(eq(pictures.objectId, objectId));
  await executor.update(pictures).set({ objectId }).where(eq(pictures.fileKey, fileKey));
}

/** Pictures that belong to no object, of those that were added before an instant. */
export async function listUnusedPictures(executor: Executor, moment: Date): Promise<ObjectPictureRecord[]> {
  return executor
    .select()
    .from(pictures)
    .where(and(isNull(pictures.objectId), lt(pictures.createdAt, moment)));
}

/** Forgets a picture that belongs to no object. */
export async function removeUnusedPicture(executor: Executor, fileKey: string): Promise<void> {
  await executor.delete(pictures).where(and(eq(pictures.fileKey, fileKey), isNull(pictures.objectId)));
}
