import * as admin from 'shared-api/contracts/admin';
import { right, type Right } from './rights.ts';

/** Slides belong to no company. */
const may = ['adminElsewhere', 'admin', 'superUser'] as const;
const about = 'the slides of the installation';
const fields = {
  titleIt: 'Titolo',
  textIt: '',
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

/** What shows at the sign-in, and who looks after it: of the administrators those with the permission. */
export const slides: readonly Right[] = [
  right(admin.listManagedSlides, {
    about,
    may,
    input: () => ({}),
    shows: (output, { slideId }) => output.slides.some(({ id }) => id === slideId),
  }),
  right(admin.addSlide, { about, may, input: () => fields }),
  right(admin.updateSlide, { about, may, input: ({ slideId }) => ({ ...fields, id: slideId, version: 1 }) }),
  right(admin.orderSlides, { about, may, input: ({ slideId }) => ({ ids: [slideId], before: [slideId] }) }),
  right(admin.deleteSlide, { about, may, input: ({ slideId }) => ({ id: slideId }) }),
];
