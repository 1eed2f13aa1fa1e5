export { getSlidePicture, getSlides } from './slides.contract.ts';
export type { Slide } from './slides.contract.ts';
