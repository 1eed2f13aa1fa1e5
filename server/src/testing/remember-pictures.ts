import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PictureOutcome } from '../platform/pictures/messages.ts';
import type { DrawPicture } from '../platform/pictures/picture-drawer.ts';

const outcomes = new Map<string, Promise<PictureOutcome>>();

/** Draws each picture once for all tests of a file: a process for every drawing takes most of their time. */
export function rememberPictures(draw: DrawPicture): DrawPicture {
  return async (task) => {
    const { path, ...wanted } = task;
    const hash = createHash('sha256').update(await readFile(path));
    const key = hash.update(JSON.stringify(wanted)).digest('hex');
    const outcome = outcomes.get(key) ?? draw(task);
    outcomes.set(key, outcome);
    return outcome;
  };
}
