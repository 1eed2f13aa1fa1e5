export { default as en } from 'zod/v4/locales/en.js';
export { default as it } from 'zod/v4/locales/it.js';
