import { existsSync, readFileSync } from 'node:fs';
import type { PdfEditing } from '../pdf-editing.ts';
import { buildPdf, makePdf, plainObjects } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { SealUnavailableError, sealBy } from '../../sealing/seal-provider.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { createPdfEditing, type PdfEditingOptions } from './create-pdf-editing.ts';
import { unhurried } from '../testing/unhurried.ts';

const scratch = makeScratch();
const engines: PdfEditing[] = [];
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  scratch.remove();
});

async function start(options: Partial<PdfEditingOptions> = {}) {
  const { identity } = await signingMeans();
  const engine = await createPdfEditing({ seal: sealBy(identity), ...unhurried, ...options });
  engines.push(engine);
  return engine;
}

describe('the engine', () => {
  it('checks and signs in processes of its own, one job after another', async () => {
    const engine = await start();
    const path = scratch.write('in.pdf', await makePdf());
    const outputs = ['a.pdf', 'b.pdf', 'c.pdf'].map(scratch.path);
    const [found, ...results] = await Promise.all([
      engine.preflight({ path }),
      ...outputs.map((outputPath) => engine.sign(signRequest({ inputPath: path, outputPath }))),
    ]);
    expect(found.verdict).toBe('accept');
    expect(results.map(({ revisions }) => revisions.length)).toEqual([2, 2, 2]);
    expect(outputs.every(existsSync)).toBe(true);
  });

  it('carries failures over with their codes', async () => {
    const engine = await start();
    const inputPath = scratch.write('in.pdf', await makePdf());
    const request = signRequest({ inputPath, outputPath: scratch.path('out.pdf') });
    const missing = { ...request, signatures: [drawnSignature({ page: 9 })] };
    await expect(engine.sign(missing)).rejects.toMatchObject({
      name: 'PdfEditingError',
      code: 'page-missing',
    });
    await expect(engine.sign({ ...request, inputPath: scratch.path('absent.pdf') })).rejects.toMatchObject({
      code: 'failed',
    });
    const text = scratch.write('text.pdf', 'hello');
    await expect(engine.sign({ ...request, inputPath: text })).rejects.toMatchObject({
      code: 'pdf-refused',
      reason: 'not-a-pdf',
    });
  });

  it('ends a process that takes too long, and goes on with another', async () => {
    const engine = await start({ preflightMs: 1, signMs: -1000 });
    const inputPath = scratch.write('in.pdf', await makePdf());
    const outputPath = scratch.path('late.pdf');
    expect(await engine.preflight({ path: inputPath })).toMatchObject({
      verdict: 'refuse',
      reason: 'took-too-long',
    });
    await expect(engine.sign(signRequest({ inputPath, outputPath }))).rejects.toMatchObject({
      code: 'took-too-long',
    });
    expect(existsSync(outputPath)).toBe(false);
  });

  it('survives a process that runs out of memory', async () => {
    const engine = await start({ memoryMb: 120, maxPages: 10_000_000, preflightMs: 60_000 });
    const values = '<</B[1 2 3 4 5 6 7 8 9]>>'.repeat(20_000);
    const catalog = `/X[${Array.from({ length: 60 }, (_, index) => `${index + 4} 0 R`).join(' ')}]`;
    const fields = Array.from({ length: 60 }, () => `<</T(x)/Kids[]/Y[${values}]>>`);
    const objects = plainObjects({ catalog: `/AcroForm<</Fields${catalog.slice(2)}>>` });
    const path = scratch.write('huge.pdf', buildPdf([...objects, ...fields]));
    expect(await engine.preflight({ path })).toMatchObject({ verdict: 'refuse', reason: 'took-too-long' });
    const small = scratch.write('small.pdf', await makePdf());
    expect(await engine.preflight({ path: small })).toMatchObject({ verdict: 'accept' });
  });

  it('signs with another key from the next document on, and knows what it signed before', async () => {
    const [first, second] = [(await signingMeans()).identity, (await signingMeans()).identity];
    let current = first;
    const leaves = [first, second].flatMap(({ certificates }) => certificates.slice(0, 1));
    const seal = { findIdentity: async () => current, listOwnCertificates: async () => leaves };
    const engine = await start({ seal });
    const inputPath = scratch.write('in.pdf', await makePdf());
    const outputs = ['first.pdf', 'second.pdf'].map(scratch.path);
    for (const outputPath of outputs) {
      await engine.sign(signRequest({ inputPath, outputPath }));
      current = second;
    }
    for (const [index, path] of outputs.entries()) {
      expect(readFileSync(path, 'latin1')).toContain(Buffer.from(leaves[index] ?? '').toString('hex'));
      const { signatures } = await engine.preflight({ path });
      expect(signatures.map(({ integrity, isOwn }) => [integrity, isOwn])).toEqual(
        [1, 2].map(() => ['intact', true]),
      );
    }
  });

  it('says that nothing can be sealed where the certificate ended', async () => {
    const ended = async () => Promise.reject(new SealUnavailableError('the certificate of the seal ended'));
    const engine = await start({ seal: { findIdentity: ended, listOwnCertificates: async () => [] } });
    const inputPath = scratch.write('in.pdf', await makePdf());
    const outputPath = scratch.path('never.pdf');
    await expect(engine.sign(signRequest({ inputPath, outputPath }))).rejects.toMatchObject({
      code: 'seal-unavailable',
      message: 'the certificate of the seal ended',
    });
    expect(existsSync(outputPath)).toBe(false);
    expect(await engine.preflight({ path: inputPath })).toMatchObject({ verdict: 'accept' });
  });

  it('refuses work once it is closed, waiting work too', async () => {
    const engine = await start();
    const path = scratch.write('in.pdf', await makePdf());
    const running = engine.preflight({ path }).catch((error: unknown) => error);
    const waiting = engine.preflight({ path }).catch((error: unknown) => error);
    await engine.close();
    expect(await running).toMatchObject({ code: 'unavailable' });
    expect(await waiting).toMatchObject({ code: 'unavailable' });
    await expect(engine.preflight({ path })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
