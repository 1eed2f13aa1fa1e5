import { createRowProofs, type RowProofs } from '../secrets/row-proofs.ts';
import type { LivePointers } from './pointer-journal.ts';

type Pointer = LivePointers[string];

const kind = 'live-pointer';
const factsOf = (name: string, { live, digests, movedAt }: Pointer) => [
  name,
  live,
  digests?.[live] ?? '',
  movedAt ?? '',
];

/** Vouches for what a pointer makes live with the installation's secret; without one nobody does, nor for what was live before. */
export function vouchFor(name: string, pointer: Pointer, secret: string | undefined): Pointer {
  const { proof: _former, ...facts } = pointer;
  if (secret === undefined) return facts;
  return { ...facts, proof: createRowProofs(secret).of(kind, factsOf(name, facts)) };
}

/** Whether who made it live had the installation's secret. */
export function isVouchedFor(proofs: Pick<RowProofs, 'holds'>, name: string, pointer: Pointer): boolean {
  return proofs.holds(pointer.proof ?? null, kind, factsOf(name, pointer));
}
