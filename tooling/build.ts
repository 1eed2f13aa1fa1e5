import { buildChanged } from './build/build-changed.ts';

/** `npm run build`: builds what changed and makes it live. */
try {
  await buildChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
