import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { readInstallationFigures, type InstallationFigures } from './installation-figures.repository.ts';

const keptForMs = 5000;

/** Reads the figures when they are asked for, at most every five seconds: several who watch cost no more than one. */
export function createInstallationFigures(db: Executor, clock: Clock): () => Promise<InstallationFigures> {
  let known: { readonly at: number; readonly figures: Promise<InstallationFigures> } | undefined;
  return () => {
    const now = clock.now();
    const at = now.getTime();
    if (!known || at - known.at >= keptForMs) {
      const figures = readInstallationFigures(db, now);
      known = { at, figures };
      // What could not be read is asked for again.
      figures.catch(() => (known = undefined));
    }
    return known.figures;
  };
}
