import { AsyncLocalStorage } from 'node:async_hooks';
import { readConfig } from '../config.ts';
import { startMailServer } from '../deliveries/testing/mail-server.ts';
import { createLogger } from '../logger.ts';
import { createTimeStamper } from '../sealing/time-stamp.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { canUsePostgres } from '../../testing/test-server.ts';
import { startTraces } from './start-traces.ts';
import { startTraceReceiver, type ReceivedSpan } from './testing/trace-receiver.ts';
import { currentTrace, findTracer, traced, tracedFrom } from './tracing.ts';

const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const logger = createLogger('silent');
const content = { subject: 'Segreto', paragraphs: [], closing: [] };
const recipient = 'mario.rossi@example.com';

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let stop: () => Promise<void>;
let testApp: TestApp | undefined;

beforeEach(async () => {
  receiver = await startTraceReceiver();
  process.env[variable] = receiver.url;
  stop = await startTraces(readConfig({ [variable]: receiver.url }), logger);
});
afterEach(async () => {
  await stop();
  await testApp?.close();
  testApp = undefined;
  await receiver.close();
  delete process.env[variable];
});

const named = (name: string) => receiver.spans.find((span) => span.name === name);
const isWithin = (part: ReceivedSpan | undefined, whole: ReceivedSpan | undefined) =>
  part !== undefined && part.parentSpanId === whole?.spanId && part.traceId === whole?.traceId;

describe.each(['embedded', ...((await canUsePostgres()) ? (['postgres'] as const) : [])] as const)(
  'traces on %s',
  (database) => {
    it('go from the request over its statements and its job to the mail that leaves, and name no person', async () => {
      const server = await startMailServer();
      const lines: string[] = [];
      testApp = await createTestApp({
        database,
        env: { SMTP_URL: server.url },
        log: (line) => lines.push(line),
        routes: (app, { deliveries, database: { db } }) =>
          app.post('/api/mailSomebody', { config: { callName: 'mailSomebody' } }, async (request) => {
            request.log.info('within');
            const letter = { from: 'product' as const, to: { fullName: '' }, it: content, en: content };
            await db.transaction((tx) =>
              deliveries.sendMail(tx, { to: recipient, content: letter, language: 'it', companyId: null }),
            );
            return {};
          }),
      });
      const payload = { secret: 'nobody reads this' };
      const headers = { 'x-sportello-client': 'test' };
      await testApp.app.inject({ method: 'POST', url: '/api/mailSomebody?who=mario', headers, payload });
      await testApp.platform.jobs.runDue();
      await stop();
      await server.close();

      const request = named('POST mailSomebody');
      const job = named('job platform.deliver');
      expect(isWithin(named('insert platform_deliveries'), request)).toBe(true);
      expect(isWithin(named('insert platform_jobs'), request)).toBe(true);
      expect(isWithin(job, request)).toBe(true);
      expect(isWithin(named('send mail'), job)).toBe(true);
      expect(lines.find((line) => line.includes('within'))).toContain(`"traceId":"${request?.traceId}"`);
      const whole = receiver.bodies.join('');
      expect(whole).toContain('"sportello"');
      for (const word of [recipient, 'mario', 'Segreto', 'nobody reads this'])
        expect(whole).not.toContain(word);
    });
  },
);

describe('traces', () => {
  it('say that a request failed, and its answer names the trace', async () => {
    testApp = await createTestApp({
      routes: (app) =>
        app.get('/api/fails', { config: { callName: 'fails' } }, async () => {
          throw new Error(`No ${recipient}`);
        }),
    });
    const answer = await testApp.app.inject('/api/fails');
    await stop();
    expect(answer.json()).toMatchObject({ code: 'internal', traceId: named('GET fails')?.traceId });
    expect(named('GET fails')?.status).toEqual({ code: 2 });
    expect(receiver.bodies.join('')).not.toContain(recipient);
  });

  it('have the time-stamp as a part of the job that seals', async () => {
    const timeStamper = createTimeStamper({ url: 'http://127.0.0.1:9', timeoutMs: 1000 });
    const sealing = { name: 'job signing.seal', kind: 'consumer', parent: null } as const;
    const asked = tracedFrom(sealing, async () => timeStamper(Buffer.from('signature')));
    await expect(asked).rejects.toThrow('cannot be reached');
    await stop();
    expect(isWithin(named('time-stamp'), named('job signing.seal'))).toBe(true);
    expect(JSON.stringify(named('time-stamp')?.attributes)).toContain('error.type');
  });

  it('leave out who looks for jobs, whoever woke them', async () => {
    testApp = await createTestApp();
    const { jobs } = testApp.platform;
    const waker = { name: 'waker', kind: 'server', parent: null } as const;
    await tracedFrom(waker, () => jobs.runDue());
    await stop();
    expect(receiver.spans.map(({ name }) => name)).toEqual(['waker']);
  });

  it('are kept through a queue by what ran when it was asked for', async () => {
    let keep: (<T>(work: () => T) => T) | undefined;
    const outer = { name: 'outer', kind: 'server', parent: null } as const;
    await tracedFrom(outer, async () => {
      keep = AsyncLocalStorage.snapshot();
    });
    expect(currentTrace()).toBeUndefined();
    await keep?.(() => traced({ name: 'inner', kind: 'client' }, async () => undefined));
    await stop();
    expect(isWithin(named('inner'), named('outer'))).toBe(true);
  });
});

describe('without an endpoint', () => {
  it('nothing is traced, and work is only done', async () => {
    await stop();
    await startTraces(readConfig({}), logger);
    await startTraces(readConfig({ [variable]: receiver.url, OTEL_SDK_DISABLED: 'true' }), logger);
    expect(findTracer()).toBeUndefined();
    expect(await traced({ name: 'x', kind: 'client' }, async () => 3)).toBe(3);
    expect(currentTrace()).toBeUndefined();
  });
});
