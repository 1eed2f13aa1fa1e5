export { deviceStore, keepsCookies, tabStore } from './browser-stores.ts';
export { clock } from './clock.ts';
export { digestIn, sha256Of } from './content-digest.ts';
export { writeClipboard, writeCookie } from './platform.ts';
export { isOwnAnswer } from './own-answer.ts';
