import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createClient, type Client } from './client.ts';
import { makeInstallation } from './installation.ts';
import type { Pace } from './journeys/journey.ts';
import { signIn, signOut } from './journeys/sign-in.ts';
import { work, type Company } from './journeys/work.ts';
import { createLedger } from './ledger.ts';
import { openMailbox } from './mailbox.ts';
import { createMeasurements, type Phase } from './measurements.ts';
import type { LoadOptions } from './options.ts';
import { makePeople, makeSomebody, type Worker } from './people.ts';
import { createRandom } from './random.ts';
import { watchServer } from './server-course.ts';
import { startServerUnderLoad, type ServerUnderLoad } from './server-process.ts';

/** What a run of any kind is made with. */
export interface RunPlan extends Pick<LoadOptions, 'people' | 'database' | 'seed' | 'nodeArguments'> {
  /** How long people look at a screen; by default four to twelve seconds. */
  readonly pace?: Pace;
  /** Is told what begins. */
  readonly onPhase?: (phase: string) => void;
  /** People beside them who are signed in from the start and do nothing by themselves. */
  readonly others?: readonly Worker[];
}

/** A server on an installation of its own, with people who can be had to work. */
export type Run = Awaited<ReturnType<typeof openRun>>;

const usualPace: Pace = { least: 4000, most: 12_000 };
const password = 'Una-frase-lunga-4-il-carico';
const signingInAtOnce = 4;
/** One of so many people is there while it is quiet. */
const quietShare = 10;
const auditor = makeSomebody('auditor', 'auditor');

/** Makes an installation, its server and its people. Whoever opens a run closes it. */
export async function openRun(plan: RunPlan) {
  const { people: count, database, seed, nodeArguments, pace = usualPace } = plan;
  const { onPhase = () => undefined, others = [] } = plan;
  const people = makePeople(count);
  const signedIn = [auditor, ...others];
  onPhase('making the installation');
  const installation = await makeInstallation({
    database,
    people: [...people, ...signedIn],
    password,
    signedIn,
  });
  const mailbox = await openMailbox();
  let server: ServerUnderLoad;
  try {
    server = await startServerUnderLoad({
      env: { ...installation.env, SMTP_URL: mailbox.url },
      nodeArguments,
    });
  } catch (error) {
    await mailbox.close();
    await installation.remove();
    throw error;
  }
  const { address } = server;
  const measurements = createMeasurements();
  const ledger = createLedger();
  const watch = watchServer(server);
  const loopDelays = new Map<string, number>();
  const company: Company = { employees: people.filter(({ role }) => role === 'employee'), months: new Map() };
  const clients: Client[] = [];
  const browserOf = ({ id, ip }: Worker): Client => {
    const client = createClient({ address, ip, measurements, cookie: installation.cookies.get(id) });
    clients.push(client);
    return client;
  };
  const everybody = people.map((worker, index) => ({
    worker,
    ledger,
    mailbox,
    measurements,
    password,
    pace,
    random: createRandom(seed, index),
    client: browserOf(worker),
  }));
  // As many who send as who sign, however few.
  const few = Math.max(2, Math.ceil(count / quietShare));
  const senders = everybody
    .filter(({ worker }) => worker.role === 'administrator')
    .slice(0, Math.ceil(few / 10));
  const signers = everybody.filter(({ worker }) => worker.role === 'employee').slice(0, few - senders.length);

  return {
    server,
    measurements,
    ledger,
    watch,
    loopDelays,
    mailbox,
    cookies: installation.cookies,
    browserOf,
    auditor: browserOf(auditor),

    /** Everybody signs in and out once, so that their browsers are known from then on. */
    introduce: async (): Promise<void> => {
      onPhase(`everybody signs in once: ${count} people`);
      const { signal } = new AbortController();
      await inTurn(everybody, async (each) => {
        await signIn({ ...each, signal });
        await signOut({ ...each, signal });
      });
    },

    /** Has people work for a while, a few of them or all; everybody has finished what they were at when it ends. */
    phase: async (name: Phase, milliseconds: number, who: 'few' | 'all' = 'all'): Promise<void> => {
      const some = who === 'all' ? everybody : [...senders, ...signers];
      onPhase(`${name}: ${some.length} people, ${Math.round(milliseconds / 1000)} s`);
      measurements.begin(name);
      const own = monitorEventLoopDelay({ resolution: 10 });
      own.enable();
      const { signal } = endingIn(milliseconds);
      const worst = await watch.during(async () => {
        await Promise.all(some.map((each) => work({ ...each, signal }, company)));
      });
      loopDelays.set(`server, ${name}`, worst);
      loopDelays.set(`people, ${name}`, own.percentile(99) / 1e6);
      own.disable();
    },

    /** Stops the server and removes everything. @returns how it ended, and what it had printed */
    close: async (): Promise<{ readonly exitCode: number | null; readonly output: string }> => {
      for (const client of clients) client.close();
      const exitCode = await server.stop();
      await mailbox.close();
      await installation.remove();
      return { exitCode, output: server.output() };
    },
  };
}

function endingIn(milliseconds: number): AbortController {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), milliseconds);
  return ending;
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const workOn = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: signingInAtOnce }, workOn));
}
