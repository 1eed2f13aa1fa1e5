export { deviceStore, keepsCookies } from './browser-stores.ts';
export { isOwnAnswer } from './own-answer.ts';
