import fc from 'fast-check';
import { everyCall } from '../../server/src/testing/every-call.ts';
import { addresses } from './addresses/addresses.kind.ts';
import { mutateTarget } from './addresses/target-mutations.ts';
import { forms, requestOf, type FormPlan } from './forms/forms.kind.ts';
import { bytesOf as requestBytesOf } from './http/send-raw.ts';
import { buildPdf, plainObjects } from '../../server/src/platform/pdf-editing/testing/made-pdfs.ts';
import { createPdfs, makeBytes, type PdfPlan } from './pdfs/pdfs.kind.ts';
import { rebuildTable } from './pdfs/pdf-parts.ts';
import { mutatePng, type PngMutation } from './pngs/png-mutations.ts';
import { bytesOf, pngs } from './pngs/pngs.kind.ts';
import { isWholePng } from '../../server/src/platform/png/png-file.ts';
import { seedOf } from './run/seeds.ts';

const plain = buildPdf(plainObjects());
const corpus = [
  { name: 'plain', text: plain.toString('latin1') },
  { name: 'long', text: buildPdf([...plainObjects(), '<</A 1>>', '<</B 2>>']).toString('latin1') },
];
const pdfs = createPdfs(corpus);

function sample<Plan>(plans: fc.Arbitrary<Plan>, count = 40): Plan[] {
  return fc.sample(plans, { seed: 7, numRuns: count });
}

describe('the same seed', () => {
  it('makes the same inputs, byte for byte', () => {
    const requestsOf = () =>
      sample<FormPlan>(forms.plans).map((plan) => {
        const call = everyCall.find(({ name }) => name === plan.call);
        return call && requestBytesOf(requestOf(call, plan, (value) => value)).toString('latin1');
      });
    expect(requestsOf()).toEqual(requestsOf());
    const pdfsOf = () => sample(pdfs.plans).map((plan) => makeBytes(plan, corpus).toString('latin1'));
    expect(pdfsOf()).toEqual(pdfsOf());
    const pngsOf = () => sample(pngs.plans).map((plan) => bytesOf(plan).toString('latin1'));
    expect(pngsOf()).toEqual(pngsOf());
    expect(sample(addresses.plans)).toEqual(sample(addresses.plans));
  });

  it('gives each input of a run a seed of its own', () => {
    const seeds = Array.from({ length: 1000 }, (_, number) => seedOf(1, number));
    expect(new Set(seeds).size).toBe(1000);
    expect(seedOf(1, 5)).toBe(seedOf(1, 5));
    expect(seedOf(2, 5)).not.toBe(seedOf(1, 5));
  });
});

it('makes inputs that can be kept as JSON and sent again from it', () => {
  for (const { plans } of [forms, addresses, pdfs, pngs])
    for (const plan of sample<unknown>(plans as fc.Arbitrary<unknown>, 100))
      expect(JSON.stringify(JSON.parse(JSON.stringify(plan)))).toBe(JSON.stringify(plan));
});

it('fuzzes every call of the contracts', () => {
  const named = new Set(sample<FormPlan>(forms.plans, 8000).map(({ call }) => call));
  expect(everyCall.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

describe('a changed PDF', () => {
  const change = (mutation: PdfPlan['mutations'][number], isRebuilt = false) =>
    makeBytes({ base: 'plain', mutations: [mutation], isRebuilt }, corpus).toString('latin1');

  it('has one place that is different', () => {
    expect(change({ kind: 'entry', at: 0, text: '/Rotate 45' })).toContain('<</Rotate 45/Type/Catalog');
    expect(change({ kind: 'delete', at: 2, other: 0 })).not.toContain('3 0 obj');
    expect(change({ kind: 'nest', at: 0, depth: 500, opening: '[' })).toContain('['.repeat(500));
    expect(change({ kind: 'splice', at: 0, base: 1, from: 0 })).toContain('<</B 2>>');
  });

  it('is found to be whole where its table is written anew', () => {
    expect(rebuildTable(plain.toString('latin1'))).toContain('startxref');
    const text = change({ kind: 'entry', at: 0, text: '/Lang (it)' }, true);
    const [, offset] = /\n2 1\n(\d{10})/.exec(text) ?? [];
    expect(text.slice(Number(offset))).toMatch(/^2 0 obj/);
  });
});

describe('a changed PNG', () => {
  const base = bytesOf({ base: 'small', mutations: [] });
  const change = (mutation: PngMutation) => mutatePng(base, [mutation]);

  it('has the right checksums unless they are what is wrong', () => {
    expect(isWholePng(base)).toBe(true);
    const larger = change({ kind: 'size', side: 0, size: 65_535 });
    expect([isWholePng(larger), larger.readUInt32BE(16)]).toEqual([true, 65_535]);
    expect(isWholePng(change({ kind: 'sum', at: 0 }))).toBe(false);
    expect(isWholePng(change({ kind: 'cut', at: 30 }))).toBe(false);
  });

  it('unpacks to no more than was meant', () => {
    expect(change({ kind: 'pixels', megabytes: 60 }).length).toBeLessThan(100_000);
  });
});

it('changes an address in one place', () => {
  expect(mutateTarget('/dash', { kind: 'encode', at: 1 })).toBe('/%64ash');
  expect(mutateTarget('/dash', { kind: 'whole', index: 3 })).toBe('//');
  expect(mutateTarget('', { kind: 'flip', at: 3 })).toBe('A');
});
