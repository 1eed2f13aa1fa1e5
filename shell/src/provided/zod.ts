/** What `zod` is on the page: `z` with the names of `zod-names.ts`, which is how this project imports it. */
export * as z from './zod-names.ts';
