import type { LiveBuilds } from '../modules/module-store.ts';
import { watchBuilds } from './watch-builds.ts';

const none = (): LiveBuilds => ({ shell: null, modules: [], problems: [] });

describe('watchBuilds', () => {
  it('calls back at each change and never without one, and goes on after a folder that cannot be read', async () => {
    const [first, second] = [none(), none()];
    const found = [first, first, first, undefined, undefined, second, second, second];
    const changesAt: number[] = [];
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    let looks = 0;
    const find = async () => {
      const builds = found[looks];
      looks += 1;
      if (looks === found.length) resolve();
      if (!builds) throw new Error('half written');
      return builds;
    };
    const stop = watchBuilds({ find }, () => changesAt.push(looks), 1);
    await isOver;
    stop();
    expect(changesAt).toEqual([6]);
  });

  it('knows at once what is live, so that the first change after a start is told too', async () => {
    const [first, second] = [none(), none()];
    let looks = 0;
    const { promise: isTold, resolve } = Promise.withResolvers<void>();
    const find = async () => {
      looks += 1;
      return looks === 1 ? first : second;
    };
    const stop = watchBuilds({ find }, resolve, 20);
    expect(looks).toBe(1);
    await isTold;
    stop();
  });
});
