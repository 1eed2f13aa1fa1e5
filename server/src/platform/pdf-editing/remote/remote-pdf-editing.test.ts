import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { readConfig } from '../../config.ts';
import { handleError } from '../../http/error-handler.ts';
import type { RateLimitRule } from '../../rate-limit/rate-limit.service.ts';
import { startsWith } from '../corpus/try-file.ts';
import { sealBy } from '../../sealing/seal-provider.ts';
import { createPdfEditing } from '../isolation/create-pdf-editing.ts';
import type { PdfEditing } from '../pdf-editing.ts';
import { makePdf } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { createRemotePdfEditing } from './create-remote-pdf-editing.ts';
import { addPdfEditingRoutes } from './pdf-editing.routes.ts';
import { unhurried } from '../testing/unhurried.ts';

const scratch = makeScratch();
const secret = 'a shared secret';
/** A moment after the one at which the tests sign. */
const now = new Date('2026-11-21T09:20:00.000Z');
const count = jest.fn(async (_rule: RateLimitRule) => undefined);
const app = Fastify();
let local: PdfEditing;
let url: string;

beforeAll(async () => {
  const { identity } = await signingMeans();
  local = await createPdfEditing({ seal: sealBy(identity), ...unhurried });
  app.decorate('httpContext', { config: readConfig({}), calls: [], plainOperations: [] } as never);
  app.decorateRequest('knownCaller', null);
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await app.register(multipart);
  const clock = { now: () => now };
  addPdfEditingRoutes(app, { pdfEditing: local, secret, maxBytes: 200_000, clock, rateLimits: { count } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await local.close();
  scratch.remove();
});

describe('the PDF-editing call', () => {
  it('signs on another host as in this process', async () => {
    const remote = createRemotePdfEditing({ url, secret });
    const inputPath = scratch.write('in.pdf', await makePdf({ pages: [{}, { rotation: 90 }] }));
    const request = signRequest(
      { inputPath, outputPath: scratch.path('out.pdf') },
      { signatures: [drawnSignature({ lines: ['Đorđević 𓀀'] }), drawnSignature({ page: 2 })] },
    );
    const result = await remote.sign(request);
    expect(startsWith(request.outputPath, inputPath)).toBe(true);
    expect(result).toMatchObject({
      size: readFileSync(request.outputPath).length,
      missingCharacters: ['𓀀'],
    });
    expect(result.revisions.map(({ fieldName }) => fieldName)).toEqual(['Firma1', 'Firma2', 'Sigillo1']);
    expect(result.revisions.at(-1)?.hash).toBe(result.hash);
    const { signatures } = await local.preflight({ path: request.outputPath });
    expect(signatures.every(({ integrity }) => integrity === 'intact')).toBe(true);
  });

  it('checks and repairs uploads', async () => {
    const remote = createRemotePdfEditing({ url, secret });
    const whole = await makePdf();
    const path = scratch.write('damaged.pdf', whole.subarray(0, whole.length - 30));
    expect(await remote.preflight({ path })).toMatchObject({ verdict: 'refuse', reason: 'damaged' });
    expect(existsSync(scratch.path('repaired.pdf'))).toBe(false);
    const repairTo = scratch.path('repaired.pdf');
    expect(await remote.preflight({ path, repairTo })).toMatchObject({
      verdict: 'repaired',
      notes: ['repaired'],
    });
    expect(await local.preflight({ path: repairTo })).toMatchObject({ verdict: 'accept' });
  });

  it('carries refusals over, and leaves no file', async () => {
    const remote = createRemotePdfEditing({ url, secret });
    const request = signRequest({
      inputPath: scratch.write('no.pdf', 'hello'),
      outputPath: scratch.path('none.pdf'),
    });
    await expect(remote.sign(request)).rejects.toMatchObject({ code: 'pdf-refused', reason: 'not-a-pdf' });
    expect(existsSync(request.outputPath)).toBe(false);
  });

  it('serves nobody without the secret', async () => {
    const inputPath = scratch.write('unread.pdf', await makePdf());
    const request = signRequest({ inputPath, outputPath: scratch.path('stolen.pdf') });
    for (const wrong of ['', 'a wrong secret!']) {
      const remote = createRemotePdfEditing({ url, secret: wrong });
      await expect(remote.sign(request)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(remote.preflight({ path: inputPath })).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(existsSync(request.outputPath)).toBe(false);
    expect(count).toHaveBeenCalledTimes(4);
    expect(count).toHaveBeenLastCalledWith(expect.objectContaining({ key: '127.0.0.1', limit: 20 }));
  });

  it('seals at its own time, and takes no signature of tomorrow', async () => {
    const remote = createRemotePdfEditing({ url, secret });
    const inputPath = scratch.write('dated-in.pdf', await makePdf());
    const request = signRequest(
      { inputPath, outputPath: scratch.path('dated.pdf') },
      { seal: { sealedAt: '2020-01-01T00:00:00Z' } },
    );
    await remote.sign(request);
    const text = readFileSync(request.outputPath, 'latin1');
    expect(text).toContain('D:20261121092000');
    expect(text).not.toContain('D:2020');
    const tomorrow = { signatures: [drawnSignature({ signedAt: '2026-11-22T10:15:00Z' })] };
    await expect(remote.sign({ ...request, ...tomorrow })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('refuses a PDF that is too large, a drawing that did not come, and fields for parts', async () => {
    const post = (fields: Record<string, string | Blob>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(`${url}/api/pdfEditing`, {
        method: 'POST',
        headers: { 'x-pdf-editing-secret': secret },
        body,
      });
    };
    const fields = {
      output_pdf_path: 'out.pdf',
      v_user: 'u',
      footer_option: '1',
      scale: '1.5',
      v_info_signs: JSON.stringify([{ ...drawnSignature(), image: 'absent.png' }]),
      v_seal: JSON.stringify({ sealedAt: '2026-11-21T10:15:00+01:00' }),
    };
    const pdf = new Blob([new Uint8Array(await makePdf())]);
    expect((await post({ ...fields, input_pdf_path: new Blob([new Uint8Array(200_001)]) })).status).toBe(413);
    expect((await post({ ...fields, input_pdf_path: pdf })).status).toBe(400);
    expect((await post({ ...fields, input_pdf_path: '/etc/passwd' })).status).toBe(400);
  });

  it('reports that the host cannot be reached', async () => {
    const remote = createRemotePdfEditing({ url: 'http://127.0.0.1:1', secret });
    const path = scratch.write('in.pdf', await makePdf());
    await expect(remote.preflight({ path })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
