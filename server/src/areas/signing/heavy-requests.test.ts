import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPasskey, updateProfile } from 'shared-api/contracts/auth';
import {
  completeDocument,
  createDocument,
  getDocumentToSign,
  listDocuments,
  maxBoxes,
  maxDrawingLength,
  maxDrawingsAtOnce,
  saveSignatures,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { bodyLimits, largeBody } from '../../platform/http/request-body.ts';
import { inBoundsOfMachine } from '../../testing/processor-time.ts';
import { addDatabaseTo } from '../../testing/templates.ts';
import type { ThreadUse } from '../../testing/watched-thread.ts';
import { everyPageShown } from './testing/documents.builders.ts';
import { makeNoise, toDataUrl } from './testing/drawings.builders.ts';
import { demoOf, type DemoServer } from './testing/demo-server.ts';
import { heavyForms, heavyJsons, heavyPdfs } from './testing/heavy-bodies.builders.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** What one request may take of the server's own thread at once, in ms of the processor, and of its memory. */
const maxHeldMs = 100;
const maxGrownMb = 200;
const tries = 5;

let folder = '';
let server: ServerProcess;
let demo: DemoServer;
let cookies: Readonly<Record<'guest' | 'staff' | 'administrator', string>>;
let documentId = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-heavy-'));
  await addDatabaseTo(folder);
  server = await startServerProcess(folder, { isWatched: true });
  demo = demoOf(server, readFileSync(join(folder, 'outbox-token'), 'utf8').trim());
  const password = readFileSync(join(folder, 'demo-password'), 'utf8').trim();
  const administrator = await demo.signIn('hr.acme', password);
  const staff = await demo.signIn('mario.rossi', password);
  const sent = await demo.sendDocument(administrator, maxBoxes);
  documentId = sent.id;
  cookies = { administrator, staff, guest: sent.cookie };
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The least of some tries, of which the first that is within the limits is the last: what a request is compiled for is done once. */
async function leastUse(work: () => Promise<unknown>): Promise<ThreadUse> {
  let least: ThreadUse = { heldMs: Infinity, grownMb: Infinity };
  for (let round = 0; round < tries && !isWithin(least); round += 1) {
    const use = await useDuring(work);
    least = {
      heldMs: Math.min(use.heldMs, least.heldMs),
      grownMb: Math.min(use.grownMb, least.grownMb),
    };
  }
  return least;
}

/** What the server used, in milliseconds of the machine where the bounds were found. */
async function useDuring(work: () => Promise<unknown>): Promise<ThreadUse> {
  const { heldMs, grownMb } = await server.useDuring(work);
  return { heldMs: inBoundsOfMachine(heldMs), grownMb };
}

const isWithin = ({ heldMs, grownMb }: ThreadUse) => heldMs <= maxHeldMs && grownMb <= maxGrownMb;

async function expectLight(work: () => Promise<unknown>): Promise<void> {
  const use = await leastUse(work);
  expect(use).toEqual({ heldMs: expect.any(Number), grownMb: expect.any(Number) });
  expect(isWithin(use) ? 'light' : use).toBe('light');
}

describe('one request holds the server’s own thread for a moment only', () => {
  it.each(Object.entries(heavyForms(largeBody)))('a guest’s form of drawings with %s', async (_, body) => {
    await expectLight(() =>
      demo.post(saveSignatures.path, {
        cookie: cookies.guest,
        type: 'application/x-www-form-urlencoded',
        body,
      }),
    );
  });

  it.each(Object.entries(heavyForms(bodyLimits.form)))('a form of the staff with %s', async (_, body) => {
    await expectLight(() =>
      demo.post(updateProfile.path, {
        cookie: cookies.staff,
        type: 'application/x-www-form-urlencoded',
        body,
      }),
    );
  });

  it.each(Object.entries(heavyJsons(bodyLimits.json)))(
    'a JSON document of the staff with %s',
    async (_, body) => {
      await expectLight(() =>
        demo.post(addPasskey.path, { cookie: cookies.staff, type: 'application/json', body }),
      );
    },
  );

  it('many boxes of a document', async () => {
    const box = { page: 1, x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
    const form = new URLSearchParams({ v_coords: JSON.stringify(Array.from({ length: 2000 }, () => box)) });
    await expectLight(() => demo.post(createDocument.path, { cookie: cookies.administrator, body: form }));
  });

  it('every field that a multipart body may have', async () => {
    const form = new FormData();
    for (let index = 0; index < 20; index += 1)
      form.append(`v_${index}`, 'a'.repeat(bodyLimits.multipart - 1));
    await expectLight(() => demo.post(uploadDocument.path, { cookie: cookies.administrator, body: form }));
  });

  it.each(Object.entries(heavyPdfs))('a PDF %s', async (_, make) => {
    const bytes = make();
    const form = () => {
      const body = new FormData();
      body.append('v_file', new File([new Uint8Array(bytes)], 'x.pdf', { type: 'application/pdf' }));
      return body;
    };
    await expectLight(() => demo.post(uploadDocument.path, { cookie: cookies.administrator, body: form() }));
  });

  it('the longest list', async () => {
    const address = `${listDocuments.path}?length=100&curSrcText=${'%25_'.repeat(60)}`;
    await expectLight(() => demo.get(address, cookies.administrator));
  });
});

describe('drawings of the pad’s size, as full as they may be, for every box of a document', () => {
  // 300 KB, of which nothing can be compressed.
  const drawing = toDataUrl(makeNoise({ width: 2550, height: 600, bytes: 290_000 }));
  // As much as is kept of a drawing.
  const keptWhole = toDataUrl(makeNoise({ width: 90, height: 90, bytes: 32_400 }));
  const perCall = 2;
  const padDrawings = 20;

  it('are saved by calls that hold nobody up', async () => {
    expect(drawing.length).toBeGreaterThan(maxDrawingLength * 0.9);
    expect(drawing.length).toBeLessThanOrEqual(maxDrawingLength);
    const worst: ThreadUse[] = [];
    for (let first = 0; first < maxBoxes; first += perCall) {
      const signatures = Array.from({ length: perCall }, (_, at) => ({
        index: first + at,
        image: first < padDrawings ? drawing : keptWhole,
      }));
      const call = () =>
        server.call(
          saveSignatures,
          { id: documentId, signatures, shownPages: everyPageShown },
          cookies.guest,
        );
      const use = await useDuring(async () => expect((await call()).status).toBe(200));
      if (!isWithin(use)) worst.push(use);
    }
    // A try of its own each: one may be disturbed by what the server does beside.
    expect(worst.length).toBeLessThan(3);
  });

  it('are shown all at once', async () => {
    await expectLight(() => server.call(getDocumentToSign, { id: documentId }, cookies.guest));
    const { body } = await server.call(getDocumentToSign, { id: documentId }, cookies.guest);
    expect(getDocumentToSign.output.parse(body).boxes.at(-1)?.image).toBe(keptWhole);
  });

  it('are sealed', async () => {
    await expectLight(async () => {
      const { status } = await server.call(completeDocument, { id: documentId }, cookies.guest);
      expect(status).toBe(200);
      await demo.untilSealed(documentId, cookies.guest);
    });
  });

  it('are refused where they are more than a call may bring', async () => {
    const signatures = Array.from({ length: maxDrawingsAtOnce }, (_, index) => ({ index, image: drawing }));
    const form = new URLSearchParams({ v_id_message: documentId, v_info_signs: JSON.stringify(signatures) });
    await expectLight(async () => {
      const { status } = await demo.post(saveSignatures.path, { cookie: cookies.guest, body: form });
      expect(status).toBe(413);
    });
  });
});
