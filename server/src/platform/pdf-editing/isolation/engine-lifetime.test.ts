import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { engineProcessesOf, memoryOf, seesProcesses } from '../corpus/engine-processes.ts';
import { sampleDrawing } from '../corpus/sample-drawing.ts';
import { sealBy } from '../../sealing/seal-provider.ts';
import type { PdfEditing } from '../pdf-editing.ts';
import { threadTimeDuring, threadTimeOf } from '../../../testing/processor-time.ts';
import { readDrawing } from '../../png/drawing.ts';
import { buildPdf, makePdf, plainObjects } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { signingMeans, signRequest } from '../testing/sign-request.ts';
import { createPdfEditing, type PdfEditingOptions } from './create-pdf-editing.ts';
import { unhurried } from '../testing/unhurried.ts';

const scratch = makeScratch();
const means = signingMeans();
const engines: PdfEditing[] = [];
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  scratch.remove();
});

async function start(options: Partial<PdfEditingOptions> = {}) {
  const { identity } = await means;
  const engine = await createPdfEditing({ seal: sealBy(identity), ...unhurried, ...options });
  engines.push(engine);
  return engine;
}

/** A file whose opening never ends: a pipe into which nobody writes. */
function endlessFile(): string {
  const path = scratch.path(`endless-${Math.random()}.pdf`);
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  return path;
}

async function untilGone(pids: readonly number[]) {
  for (const pid of pids) while (isThere(pid)) await setTimeout(20);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const itWithProcesses = seesProcesses ? it : it.skip;

describe('the processes of the engine', () => {
  it('seal and read drawings while a file holds up the uploads, which go on after its time', async () => {
    const engine = await start({ preflightMs: 400 });
    const inputPath = scratch.write('in.pdf', await makePdf());
    const endless = engine
      .preflight({ path: endlessFile(), person: 'mallory' })
      .catch((error: unknown) => error);
    const next = engine.preflight({ path: inputPath, person: 'anna' });
    const order: string[] = [];
    await Promise.all([
      engine
        .sign(signRequest({ inputPath, outputPath: scratch.path('out.pdf') }))
        .then(() => order.push('seal')),
      engine.readDrawing({ image: sampleDrawing() }).then(() => order.push('drawing')),
      endless.then(() => order.push('endless')),
    ]);
    expect(order.at(-1)).toBe('endless');
    expect(await endless).toMatchObject({ code: 'unavailable' });
    expect(await next).toMatchObject({ verdict: 'accept' });
  });

  it('hold no more memory than allowed, whatever V8 counts', async () => {
    // Less than a bare process of Node takes, and a job that nothing else would end.
    const engine = await start({ memoryMb: 25, preflightMs: 600_000 });
    expect(await engine.preflight({ path: endlessFile() })).toMatchObject({
      verdict: 'refuse',
      reason: 'took-too-long',
    });
  });

  it('leave next to nothing for the server itself to do', async () => {
    const engine = await start();
    const image = sampleDrawing({ width: 2550, height: 600 });
    const hostile = scratch.write(
      'hostile.pdf',
      buildPdf(plainObjects({ catalog: `/X[${'<</A 1>>'.repeat(200_000)}]` })),
    );
    const drawings = Array.from({ length: 4 }, () => image);
    await engine.readDrawing({ image });
    // The least of three: what V8 tidies meanwhile is nothing that the engine left to do.
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1)
      rounds.push(
        await threadTimeDuring(async () => {
          for (const drawing of drawings) await engine.readDrawing({ image: drawing });
          if (round === 0) await engine.preflight({ path: hostile });
        }),
      );
    const left = Math.min(...rounds);
    const own = threadTimeOf(() => {
      for (const drawing of drawings) readDrawing(drawing);
    });
    expect(left).toBeLessThan(own / 5);
  });

  itWithProcesses('are gone once it is closed', async () => {
    const engine = await start();
    const running = engine.preflight({ path: endlessFile() }).catch((error: unknown) => error);
    while (engineProcessesOf(process.pid).length === 0) await setTimeout(20);
    const pids = engineProcessesOf(process.pid);
    await Promise.all(engines.map((each) => each.close()));
    expect(await running).toMatchObject({ code: 'unavailable' });
    await untilGone(pids);
    expect(engineProcessesOf(process.pid)).toEqual([]);
  });

  itWithProcesses('are gone once the server was killed, even in the middle of a job', async () => {
    const host = fileURLToPath(new URL('../testing/engine-host.ts', import.meta.url));
    const server = spawn(process.execPath, [host, endlessFile()], {
      env: {},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    while (engineProcessesOf(server.pid ?? 0).length === 0) await setTimeout(20);
    const pids = engineProcessesOf(server.pid ?? 0);
    await setTimeout(300);
    server.kill('SIGKILL');
    await untilGone(pids);
  });

  itWithProcesses('do not hold what compiling their sources takes: 40 MB', async () => {
    const engine = await start();
    await engine.readDrawing({ image: sampleDrawing() });
    const peaks = engineProcessesOf(process.pid).map((pid) => memoryOf(pid, 'VmHWM'));
    expect(peaks).toHaveLength(1);
    expect(Math.max(...peaks)).toBeLessThan(100e6);
  });

  itWithProcesses('do not get the environment of the server', async () => {
    const engine = await start();
    await engine.readDrawing({ image: sampleDrawing() });
    const [pid = 0] = engineProcessesOf(process.pid);
    expect(pid).toBeGreaterThan(0);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=');
  });
});
