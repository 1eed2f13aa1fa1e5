import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlsOutcome } from './controls.ts';

describe('the controls that nobody used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-controls-'));
  const list = join(folder, 'list/never-used.txt');
  const record = mkdtempSync(join(folder, 'record-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are a failure where nothing was written down at all', () => {
    expect(controlsOutcome(record, list).failed).toBe(1);
  });

  it('are listed, those of all files together', () => {
    writeFileSync(join(record, 'a.jsonl'), '[["seen","/a x"],["seen","/a y"]]\n[["used","/a x"]]\n');
    writeFileSync(join(record, 'b.jsonl'), '[["seen","/b z"],["used","/a y"]]\n');
    const { failed, notes } = controlsOutcome(record, list);
    expect(failed).toBe(0);
    expect(notes).toEqual([expect.stringMatching(/^2 of 3 controls were used, 1 never: /)]);
    expect(readFileSync(list, 'utf8')).toBe('/b z\n');
  });
});
