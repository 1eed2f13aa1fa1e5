export { deviceStore, keepsCookies, tabStore } from './browser-stores.ts';
export { clock } from './clock.ts';
export { digestIn, sha256Of } from './content-digest.ts';
export { isOwnAnswer } from './own-answer.ts';
