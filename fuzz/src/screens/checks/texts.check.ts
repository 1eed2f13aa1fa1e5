import { problemAt, type Check } from './seen.ts';

/** No `undefined`, `NaN`, `{{key}}` or `[object Object]` in what one reads, but where somebody typed it. */
export const checkTexts: Check = ({ after, typed }) =>
  after.oddTexts
    .filter((text) => !typed.some((own) => own !== '' && text.includes(own.slice(0, 40))))
    .map((text) =>
      problemAt('odd text', `${after.screen}: ${text.slice(0, 30)}`, `${after.screen} says '${text}'`),
    );
