export { buildBoot, buildSession } from './builders.ts';
