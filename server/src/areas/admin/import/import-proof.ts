import { createHash } from 'node:crypto';
import type { AreaPlatform } from '../../area-platform.ts';
import type { ImportRecord, ImportRowRecord } from './import.schema.ts';

type Checked = Pick<ImportRecord, 'id' | 'companyId' | 'changesExisting' | 'madeBy'>;
type Line = Pick<ImportRowRecord, 'line' | 'cells'>;

const kind = 'import';

/** The proof of a checked file: what is imported is what was read, by who checked it, for that company (decision 153). */
export function proveImport(
  proofs: AreaPlatform['rowProofs'],
  record: Checked,
  lines: readonly Line[],
): string {
  return proofs.of(kind, factsOf(record, lines));
}

/** Whether a file is the one that was checked. */
export function isAsChecked(
  proofs: AreaPlatform['rowProofs'],
  record: Checked & Pick<ImportRecord, 'proof'>,
  lines: readonly Line[],
): boolean {
  return proofs.holds(record.proof, kind, factsOf(record, lines));
}

function factsOf({ id, companyId, changesExisting, madeBy }: Checked, lines: readonly Line[]) {
  const hash = createHash('sha256');
  // The database keeps the cells of a line in an order of its own.
  for (const { line, cells } of lines.toSorted((one, other) => one.line - other.line)) {
    const sorted = Object.entries(cells ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    hash.update(`${JSON.stringify([line, cells === null ? null : sorted])}\n`);
  }
  return [id, companyId, String(changesExisting), madeBy, hash.digest('hex')];
}
