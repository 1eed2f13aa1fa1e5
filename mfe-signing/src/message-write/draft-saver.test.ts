import { createDraftSaver, type DraftState, type KeptDraft } from './draft-saver.ts';

interface Save {
  readonly values: string;
  readonly kept: KeptDraft | undefined;
}

/** A saver over a server that counts versions, whose next answer can be a failure. */
function setUp(kept?: KeptDraft) {
  const saves: Save[] = [];
  const states: DraftState[] = [];
  const server: { failure?: Error; version: number } = { version: kept?.version ?? 0 };
  const saver = createDraftSaver<string>({
    kept,
    save: async (values, over) => {
      saves.push({ values, kept: over });
      const { failure } = server;
      delete server.failure;
      if (failure) throw failure;
      server.version += 1;
      return { id: 'draft-1', version: server.version };
    },
    findNewer: (error) => (error instanceof RangeError ? 7 : undefined),
    onState: (state) => states.push(state),
    onKept: () => undefined,
    pause: 5,
  });
  return { saver, saves, states, server };
}

describe('saving a draft by itself', () => {
  it('keeps nothing of what was never written', async () => {
    const { saver, saves } = setUp();
    expect(await saver.flush()).toBeUndefined();
    expect(saves).toEqual([]);
  });

  it('saves the last values once, then over the version that came of it', async () => {
    const { saver, saves, states } = setUp();
    saver.change('C');
    saver.change('Ciao');
    expect(await saver.flush()).toEqual({ id: 'draft-1', version: 1 });
    saver.change('Ciao!');
    await saver.flush();
    expect(saves).toEqual([
      { values: 'Ciao', kept: undefined },
      { values: 'Ciao!', kept: { id: 'draft-1', version: 1 } },
    ]);
    expect(states.at(-1)).toBe('saved');
  });

  it('holds what was not saved, and saves it at the next try', async () => {
    const { saver, saves, states, server } = setUp();
    server.failure = new Error('offline');
    saver.change('Ciao');
    await expect(saver.flush()).rejects.toThrow('offline');
    expect(states.at(-1)).toBe('failed');
    await saver.flush();
    expect(saves.map(({ values }) => values)).toEqual(['Ciao', 'Ciao']);
    expect(states.at(-1)).toBe('saved');
  });

  it('saves nothing over another tab until the person has chosen to', async () => {
    const { saver, saves, states, server } = setUp({ id: 'draft-1', version: 3 });
    server.failure = new RangeError('overtaken');
    saver.change('Mine');
    await expect(saver.flush()).rejects.toThrow('overtaken');
    saver.change('Still mine');
    await saver.flush();
    expect(saves).toHaveLength(1);
    expect(states.at(-1)).toBe('conflict');
    saver.keepMine();
    await saver.flush();
    expect(saves.at(-1)).toEqual({ values: 'Still mine', kept: { id: 'draft-1', version: 7 } });
    expect(states.at(-1)).toBe('saved');
  });

  it('saves nothing any more of a draft that was sent', async () => {
    const { saver, saves } = setUp();
    saver.change('Ciao');
    saver.close();
    await saver.flush();
    expect(saves).toEqual([]);
  });
});
