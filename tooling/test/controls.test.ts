import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlsOutcome, keepSwept } from './controls.ts';

describe('the controls that nobody used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-controls-'));
  const list = join(folder, 'list/never-used.txt');
  const swept = join(folder, 'swept.txt');
  const record = mkdtempSync(join(folder, 'record-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are a failure where nothing was written down at all', () => {
    expect(controlsOutcome({ folder: record, list, reasons: [], swept }).failed).toBe(1);
  });

  it('are listed, those of all files together', () => {
    writeFileSync(join(record, 'a.jsonl'), '[["seen","/a x"],["seen","/a y"]]\n[["used","/a x"]]\n');
    writeFileSync(join(record, 'b.jsonl'), '[["seen","/b z"],["used","/a y"]]\n');
    const { failed, notes } = controlsOutcome({ folder: record, list, reasons: [], swept });
    expect(failed).toBe(0);
    expect(notes).toEqual([
      expect.stringMatching(/^2 of 3 controls were used, 1 never, 1 of them without a reason: /),
    ]);
    expect(readFileSync(list, 'utf8')).toBe('/b z\n');
  });

  it('say why, where there is a reason for their kind', () => {
    const reasons = [{ kind: /^\/b /, because: 'nobody can' }];
    const { failed, notes } = controlsOutcome({ folder: record, list, reasons, swept });
    expect(failed).toBe(0);
    expect(notes).toEqual([expect.stringContaining('1 never, 0 of them without a reason')]);
    expect(readFileSync(list, 'utf8')).toBe('/b z - nobody can\n');
  });

  it('say that the sweep uses them, as it was last run', () => {
    writeFileSync(join(record, 'sweep.jsonl'), '[["used","/b z"],["seen","/b y"]]\n');
    keepSwept({ folder: record, swept });
    rmSync(join(record, 'sweep.jsonl'));
    const { notes } = controlsOutcome({ folder: record, list, reasons: [], swept });
    expect(notes).toEqual([expect.stringContaining('1 never, 0 of them without a reason')]);
    expect(readFileSync(list, 'utf8')).toBe('/b z - the sweep of `npm run test:slow` uses it\n');
    rmSync(swept);
  });

  it('are a failure where a reason fits none of the screens any more', () => {
    const reasons = [{ kind: /^\/c /, because: 'nobody can' }];
    const { failed, notes } = controlsOutcome({ folder: record, list, reasons, swept });
    expect(failed).toBe(1);
    expect(notes).toContain('no control is of the kind /^\\/c / any more');
  });
});
