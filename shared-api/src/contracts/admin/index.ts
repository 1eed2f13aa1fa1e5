export { getSlidePicture, getSlides, slide } from './slides.contract.ts';
export type { Slide } from './slides.contract.ts';
