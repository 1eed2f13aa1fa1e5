import { trustOwnFiles } from './boot/own-files.ts';

trustOwnFiles();
// Whether a page may make code from texts is known: it may not. zod would try, and the browser would report each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
// The shared parts are handed out asynchronously: nothing may ask for them before this line.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
