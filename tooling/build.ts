import { buildChanged } from './build/build-changed.ts';

/** `npm run build`: builds what changed and makes it live. */
await buildChanged();
