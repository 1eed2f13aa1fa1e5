import Watchpack from 'watchpack';

/** How long it is quiet until what was saved counts as saved: an editor and a checkout write several files. */
const quietMs = 150;

/**
 * Calls when something below folders was saved: in place, by another file that takes its name (as `git checkout`, `sed -i` and many
 * editors save), added or removed. Node's own recursive watch loses a file that was replaced. @returns what ends it
 */
export function watchSources(folders: readonly string[], onSaved: () => void): () => void {
  const watcher = new Watchpack({ aggregateTimeout: quietMs });
  watcher.on('aggregated', onSaved);
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}
