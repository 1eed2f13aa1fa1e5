import { createRowProofs } from './row-proofs.ts';

describe('the proof of a row', () => {
  const facts = ['hash', 'staff', 'mario', null, new Date(0)];
  const proofs = createRowProofs('secret');

  it('holds for this row alone', () => {
    const proof = proofs.of('session', facts);
    expect(proofs.holds(proof, 'session', facts)).toBe(true);
    for (const other of [['hash', 'staff', 'anna', null, new Date(0)], [...facts, ''], facts.slice(1)])
      expect(proofs.holds(proof, 'session', other)).toBe(false);
    expect(proofs.holds(proof, 'qr-code', facts)).toBe(false);
    for (const none of [null, '', 'x', `${proof}x`]) expect(proofs.holds(none, 'session', facts)).toBe(false);
  });

  it('is of an installation, whose secret may have been another before', () => {
    const proof = proofs.of('session', facts);
    expect(createRowProofs('another').holds(proof, 'session', facts)).toBe(false);
    expect(createRowProofs('another', ['secret']).holds(proof, 'session', facts)).toBe(true);
  });
});
