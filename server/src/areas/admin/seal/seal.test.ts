import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import {
  checkSealFile,
  countFailures,
  getFirstSteps,
  resetSeal,
  saveSeal,
  setFirstStepAside,
} from 'shared-api/contracts/admin';
import { insertDeadJob } from '../../../platform/failures/testing/failed.builders.ts';
import { platformJobs } from '../../../platform/jobs/jobs.schema.ts';
import { openPdfEditing } from '../../../platform/pdf-editing/open-pdf-editing.ts';
import { makePdf } from '../../../platform/pdf-editing/testing/made-pdfs.ts';
import { hasCommand, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { signRequest } from '../../../platform/pdf-editing/testing/sign-request.ts';
import { makeIdentity, p12Password, packP12 } from '../../../platform/sealing/testing/made-p12.ts';
import { callOn, signInAs } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { unhurried } from '../../../platform/pdf-editing/testing/unhurried.ts';

const hasOpenssl = hasCommand('openssl') || Boolean(process.env['CI']);
const scratch = makeScratch();
afterAll(() => scratch.remove());

type Person = keyof StaffTestApp['cookies'];
const inAcme = { name: 'Sigillo Acme', hasAuthority: true };

function stepsOf(app: () => StaffTestApp) {
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const fileOf = (bytes: Uint8Array) => ({ file: new File([new Uint8Array(bytes)], 'sigillo.p12') });
  return {
    by,
    check: (bytes: Uint8Array, password = p12Password, person: Person = 'root') =>
      callOn(app().app, checkSealFile, { password }, { ...by(person), files: fileOf(bytes) }),
    save: (bytes: Uint8Array, password = p12Password, person: Person = 'root') =>
      callOn(app().app, saveSeal, { password }, { ...by(person), files: fileOf(bytes) }),
    reset: (person: Person = 'root') => callOn(app().app, resetSeal, {}, by(person)),
    stateOfStep: async (cookie = app().cookies.root) => {
      const { steps, seal } = (await callOn(app().app, getFirstSteps, {}, { cookie })).output;
      return { step: steps.find(({ id }) => id === 'seal')?.state, kind: seal.kind, state: seal.state };
    },
    setAside: (isSetAside: boolean, cookie = app().cookies.root) =>
      callOn(app().app, setFirstStepAside, { id: 'seal', isSetAside }, { cookie }),
  };
}

(hasOpenssl ? describe : describe.skip)('the seal', () => {
  let p12: Buffer;
  beforeAll(async () => {
    p12 = packP12(await makeIdentity(inAcme));
  });

  describeWithStaff('of an installation on screen', (app) => {
    const { check, save, reset, stateOfStep, setAside } = stepsOf(app);

    it('is the super users’ alone', async () => {
      expect((await check(p12, p12Password, 'hr')).error?.code).toBe('forbidden');
      expect((await save(p12, p12Password, 'hr')).error?.code).toBe('forbidden');
      expect((await reset('hr')).error?.code).toBe('forbidden');
    });

    it('is shown before it is taken, and then counts, which the log has', async () => {
      const { output } = await check(p12);
      expect(output).toMatchObject({
        subject: 'Sigillo Acme, Acme S.p.A.',
        issuer: 'Prova CA',
        validUntil: '2027-01-01T00:00:00.000Z',
      });
      expect(await stateOfStep()).toEqual({ step: 'open', kind: 'own', state: 'good' });
      await save(p12);
      expect(await stateOfStep()).toEqual({ step: 'done', kind: 'uploaded', state: 'good' });
      await reset();
      expect(await stateOfStep()).toEqual({ step: 'open', kind: 'own', state: 'good' });
      const events = await app().platform.audit.list(app().db, 'admin_first_steps:installation');
      expect(events).toMatchObject([
        {
          action: 'seal.changed',
          actor: 'root',
          data: { fingerprint: output.fingerprint, issuedBy: 'Prova CA' },
        },
        { action: 'seal.reset', actor: 'root', data: { fingerprint: output.fingerprint } },
      ]);
      expect((await reset()).error?.code).toBe('conflict');
    });

    it('refuses what cannot seal, each on its field and in words, and keeps none of it', async () => {
      const fields = async (bytes: Uint8Array, password?: string) =>
        (await save(bytes, password)).error?.fields;
      const made = async (values: Parameters<typeof makeIdentity>[0]) => packP12(await makeIdentity(values));
      expect(await fields(p12, 'altra')).toEqual({ password: 'La password non apre questo file' });
      expect(await fields(Buffer.from('no'))).toEqual({
        file: 'Questo non è un file P12 (PFX) che si possa leggere',
      });
      expect(await fields(Buffer.alloc(64 * 1024 + 1, 0x30))).toEqual({
        file: 'Il file è troppo grande: al massimo 64 KB',
      });
      expect(await fields(await made({ until: '2026-03-09' }))).toEqual({
        file: 'Questo certificato è scaduto',
      });
      expect(await fields(packP12(await makeIdentity(), { without: 'keys' }))).toEqual({
        file: 'Nel file non c’è la chiave privata: esportalo di nuovo con la chiave',
      });
      expect(await stateOfStep()).toMatchObject({ kind: 'own' });
    });

    it('of its own can be enough for a company, until it uploads one', async () => {
      await setAside(true);
      expect((await stateOfStep()).step).toBe('setAside');
      await save(p12);
      await reset();
      expect((await stateOfStep()).step).toBe('open');
    });

    it('comes back to the list 60 days before its certificate ends, and nobody does without then', async () => {
      await save(p12);
      for (const [now, state, step] of [
        ['2026-11-01T23:59:59Z', 'good', 'done'],
        ['2026-11-02T00:00:00Z', 'ending', 'open'],
        ['2027-01-01T00:00:00Z', 'ended', 'open'],
      ] as const) {
        app().clock.set(new Date(now));
        const cookie = await signInAs(app(), 'root');
        expect(await stateOfStep(cookie)).toEqual({ step, kind: 'uploaded', state });
        const counted = await callOn(app().app, countFailures, { offset: 0, limit: 10 }, { cookie });
        expect(counted.output.total).toBe(step === 'open' ? 1 : 0);
        if (step === 'open') expect((await setAside(true, cookie)).error?.code).toBe('conflict');
      }
    });

    it('makes what waits for a good certificate run again', async () => {
      const lastError = 'PdfEditingError: the certificate of the seal ended at 2026-01-01T00:00:00.000Z';
      const waiting = await insertDeadJob(app(), { lastError });
      const other = await insertDeadJob(app());
      await save(p12);
      const jobs = await app().db.select().from(platformJobs).where(eq(platformJobs.kind, 'signing.seal'));
      const revived = jobs.filter(({ deadAt }) => deadAt === null).map(({ id }) => `job:${id}`);
      expect(revived).toEqual([waiting]);
      expect(jobs.map(({ id }) => `job:${id}`)).toContain(other);
    });

    it('stands in the documents that are sealed from then on, and those before stay valid', async () => {
      const engine = await openPdfEditing(app().platform, unhurried);
      const inputPath = scratch.write('in.pdf', await makePdf());
      const outputs = ['own', 'given'].map((name) => scratch.path(`${name}.pdf`));
      try {
        for (const outputPath of outputs) {
          await engine.sign(signRequest({ inputPath, outputPath }));
          await save(p12);
        }
        const [own, given] = await Promise.all(outputs.map((path) => engine.preflight({ path })));
        const facts = { integrity: 'intact', isOwn: true };
        const named = (signerName: string) => [1, 2].map(() => ({ ...facts, signerName }));
        expect(own?.signatures).toMatchObject(named('Sportello'));
        expect(given?.signatures).toMatchObject(named('Sigillo Acme'));
        expect(readFileSync(outputs[1] ?? '').length).toBeGreaterThan(0);
        if (hasCommand('pdfsig'))
          expect(run('pdfsig', '-nocert', outputs[1] ?? '')).toMatch(/Sigillo Acme[\s\S]*Signature is Valid/);
      } finally {
        await engine.close();
      }
    });
  });

  const given = scratch.path('given.p12');
  describeWithStaff(
    'of the configuration',
    (app) => {
      const { save, stateOfStep } = stepsOf(app);
      it('is not changed on screen', async () => {
        scratch.write('given.p12', p12);
        expect(await stateOfStep()).toEqual({ step: 'done', kind: 'configured', state: 'good' });
        expect((await save(p12)).error?.Error).toContain('SEAL_P12');
      });
    },
    { env: { SEAL_P12: given, SEAL_P12_PASSWORD: p12Password } },
  );

  describeWithStaff(
    'of another host',
    (app) => {
      const { save, stateOfStep } = stepsOf(app);
      it('is not changed on screen', async () => {
        expect(await stateOfStep()).toEqual({ step: 'done', kind: 'remote', state: 'unknown' });
        expect((await save(p12)).error?.Error).toContain('PDF_EDITING_URL');
      });
    },
    { env: { PDF_EDITING_URL: 'http://engine.acme.example', PDF_EDITING_SECRET: 'x'.repeat(32) } },
  );
});
