import { eq } from 'drizzle-orm';
import {
  addSlide,
  deleteSlide,
  getSlidePicture,
  getSlides,
  listManagedSlides,
  orderSlides,
  updateSlide,
  type SlideFields,
  type SlideView,
} from 'shared-api/contracts/admin';
import { callOn, downloadOn } from '../../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../../testing/staff-app.ts';
import { authUsers } from '../../../auth/users/user.schema.ts';
import { makePicture } from './pictures.builders.ts';

type Person = 'root' | 'hr' | 'paola' | 'mario';

/** What a slide of these tests says. */
export const slideFields: SlideFields = {
  titleIt: 'Firma dove sei',
  textIt: 'Bastano due minuti.',
  altIt: '',
  titleEn: '',
  textEn: '',
  altEn: '',
  isAtLogin: true,
  isOnDiscover: true,
  isHidden: false,
  shownFrom: null,
  shownUntil: null,
  focusX: 50,
  focusY: 50,
};

/** A file as a browser sends it. */
export const fileOf = (bytes: Uint8Array, name = 'foto.png') => new File([new Uint8Array(bytes)], name);

/** Describes slides on both databases: `root` and `hr` may manage them, `paola` administers another company and may not. */
export function describeSlides(
  name: string,
  define: (app: () => StaffTestApp, calls: ReturnType<typeof createCalls>) => void,
): void {
  describeWithStaff(name, (app) => {
    beforeEach(async () => {
      const permissions = ['slider_docsign' as const];
      await app().db.update(authUsers).set({ permissions }).where(eq(authUsers.id, 'hr'));
    });
    define(app, createCalls(app));
  });
}

/** The calls of the slides, as people make them. */
function createCalls(app: () => StaffTestApp) {
  let picture: Buffer | undefined;
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const add = async (
    changes: Partial<SlideFields & { index: number }> = {},
    { person = 'root', file }: { readonly person?: Person; readonly file?: File | null } = {},
  ) => {
    picture ??= await makePicture('png');
    const logo = file === undefined ? fileOf(picture) : file;
    const input = { ...slideFields, ...changes };
    return callOn(app().app, addSlide, input, { ...by(person), ...(logo && { files: { logo } }) });
  };
  const list = async (view?: SlideView, language: 'it' | 'en' = 'it') =>
    (await callOn(app().app, getSlides, { view }, { language })).output.slides;
  return {
    by,
    add,
    addedId: async (changes: Partial<SlideFields & { index: number }> = {}) => (await add(changes)).output.id,
    list,
    listTitles: async (view?: SlideView, language?: 'it' | 'en') =>
      (await list(view, language)).map(({ title }) => title),
    listManaged: async () => (await callOn(app().app, listManagedSlides, {}, by('root'))).output.slides,
    read: (id: string, input: { width?: number; revision?: string } = {}, cookie = '') =>
      downloadOn(app().app, getSlidePicture, { id, ...input }, { cookie }),
    update: (
      { id, version = 1, ...changes }: Partial<SlideFields> & { id: string; version?: number },
      { person = 'root', file }: { readonly person?: Person; readonly file?: File } = {},
    ) => {
      const input = { ...slideFields, ...changes, id, version };
      return callOn(app().app, updateSlide, input, { ...by(person), ...(file && { files: { logo: file } }) });
    },
    order: (ids: string[], before: string[], person: Person = 'root') =>
      callOn(app().app, orderSlides, { ids, before }, by(person)),
    remove: (id: string, person: Person = 'root') => callOn(app().app, deleteSlide, { id }, by(person)),
  };
}
