export type { UserFields } from './user-fields.rules.ts';
export { getSlidePicture, getSlides } from './slides.contract.ts';
export type { Slide } from './slides.contract.ts';
