import type { ErrorAnswer } from 'shared-api/contracts/common';
import {
  deleteSignatureObjects,
  getDefaultSignatureObjects,
  getSignatureObject,
  getSignatureObjectPicture,
  listSignatureObjects,
  saveSignatureObject,
  type SignatureObjectKind,
} from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { makeDrawing, toDataUrl } from './drawings.builders.ts';

type Person = keyof StaffTestApp['cookies'];

interface ObjectShape {
  id?: string;
  kind?: SignatureObjectKind;
  drawing?: string;
  text?: string;
  isDefault?: boolean;
  version?: number;
}

/** A drawing as a pad sends it; each width is another. */
export const drawn = (width = 60) => toDataUrl(makeDrawing({ width, height: 20 }));

/** Describes signature objects on both databases: everybody may keep some. */
export function describeObjects(
  name: string,
  define: (app: () => StaffTestApp, calls: ReturnType<typeof createCalls>) => void,
): void {
  describeWithStaff(name, (app) => {
    beforeEach(async () => {
      await app()
        .db.update(authUsers)
        .set({ permissions: ['oggetti_docsign'] });
    });
    define(app, createCalls(app));
  });
}

/** The calls of the objects, as people make them. */
function createCalls(app: () => StaffTestApp) {
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const save = (
    { id = '0', kind = 'signature', drawing = '', text = '', isDefault = false, version }: ObjectShape,
    { person = 'mario', file }: { readonly person?: Person; readonly file?: File } = {},
  ) => {
    const input = { id, kind, drawing, text, isDefault, ...(version !== undefined && { version }) };
    return callOn(app().app, saveSignatureObject, input, { ...by(person), ...(file && { files: { file } }) });
  };
  const list = async (
    input: { search?: string; start?: number; cursor?: string } = {},
    person: Person = 'mario',
  ) =>
    (
      await callOn(
        app().app,
        listSignatureObjects,
        { search: '', start: 0, length: 30, ...input },
        by(person),
      )
    ).output;
  return {
    by,
    save,
    list,
    /** Sends a form as no client of ours would, by its specified names. */
    post: async (fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const encoded = new Response(body);
      const response = await app().app.inject({
        method: 'POST',
        url: saveSignatureObject.path,
        headers: {
          ...by('mario'),
          'x-sportello-client': 'test',
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return response.json<ErrorAnswer>();
    },
    addDrawn: async (width?: number, person: Person = 'mario', isDefault = false) =>
      (await save({ drawing: drawn(width), isDefault }, { person })).output.id,
    addWords: async (text: string, isDefault = false) =>
      (await save({ kind: 'text', text, isDefault })).output.id,
    get: (id: string, person: Person = 'mario') => callOn(app().app, getSignatureObject, { id }, by(person)),
    read: (id: string, person: Person = 'mario') =>
      downloadOn(app().app, getSignatureObjectPicture, { id }, by(person)),
    defaults: async (person: Person = 'mario') =>
      (await callOn(app().app, getDefaultSignatureObjects, {}, by(person))).output,
    remove: (ids: string[], person: Person = 'mario') =>
      callOn(app().app, deleteSignatureObjects, { ids }, by(person)),
    /** The ids of those that are defaults. */
    defaultIds: async () => (await list()).rows.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}
