export { deviceStore, keepsCookies, tabStore } from './browser-stores.ts';
export { clock } from './clock.ts';
export { isOwnAnswer } from './own-answer.ts';
