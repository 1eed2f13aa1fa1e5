import type { ModuleStore } from '../modules/module-store.ts';

const everyMs = 2000;

/** Calls back when other builds are live than before: a deploy is made by another process. @returns how to stop. */
export function watchBuilds(
  modules: Pick<ModuleStore, 'find'>,
  onChange: () => void,
  pauseMs = everyMs,
): () => void {
  let known: unknown;
  const look = async () => {
    const builds = await modules.find();
    if (known !== undefined && builds !== known) onChange();
    known = builds;
  };
  // What cannot be read now is asked for by the next page anyway, and told there.
  const lookOn = () => void look().catch(() => undefined);
  lookOn();
  const timer = setInterval(lookOn, pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}
