import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext } from 'playwright';
import { deploy } from 'server/builds';
import { addDelegation } from 'shared-api/contracts/absences';
import { checkLogin } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { sendDocument } from '../../../e2e/commands/documents.ts';
import { sendMessages } from '../../../e2e/commands/messages.ts';
import { makeContract } from '../../../e2e/commands/sample-pdf.ts';
import { callApi } from '../../../e2e/core/call.ts';
import { findMail } from '../../../e2e/core/outbox.ts';
import { startServer, type RunningServer } from '../../../e2e/core/server.ts';
import { demoUserId } from '../../../server/src/demo/people.demo.ts';
import { copyCurrentBuilds } from '../../../tooling/build/copy-builds.ts';
import type { RoleName } from './person.ts';

/** The account behind a role; guests and nobody have none. */
interface Account {
  readonly username: string;
  readonly password: string;
}

/** An installation that somebody uses for a while. */
export interface ScreensWorld {
  readonly address: string;
  accountOf(role: RoleName): Account | undefined;
  /** Signs a context in as somebody, or gives it what they have instead. @returns where they begin */
  enter(context: BrowserContext, role: RoleName): Promise<string>;
  /** What somebody else does meanwhile; only where the installation is our own. */
  readonly others?: {
    sendSomething(request: APIRequestContext, username: string): Promise<void>;
    goLive(): Promise<void>;
  };
  close(): Promise<void>;
}

/** Makes installations that are all the same at their start. */
export interface ScreensWorldMaker {
  open(): Promise<ScreensWorld>;
  remove(): Promise<void>;
}

const product = 'docsign';
const usernames: Partial<Record<RoleName, string>> = {
  employee: 'mario.rossi',
  badge: 'giulia.bianchi',
  administrator: 'hr.acme',
  super: 'admin',
  delegate: 'mario.rossi',
};
const boxes = [
  { page: 1, x: 0.6, y: 0.5, width: 0.3, height: 0.1 },
  { page: 2, x: 0.6, y: 0.5, width: 0.3, height: 0.1 },
];

/** Installations of our own, with the demo's people, on the builds of now. */
export async function createOwnWorlds(): Promise<ScreensWorldMaker> {
  const parent = await mkdtemp(join(tmpdir(), 'sportello-screens-'));
  const builds = join(parent, 'dist');
  const demo = join(parent, 'demo');
  await copyCurrentBuilds(builds);
  await (await startServer({ dataFolder: demo, distFolder: builds })).stop();
  const password = readFileSync(join(demo, 'demo-password'), 'utf8').trim();
  let count = 0;
  return {
    open: async () => {
      count += 1;
      const dataFolder = join(parent, `world-${count}`);
      const distFolder = join(parent, `dist-${count}`);
      await cp(builds, distFolder, { recursive: true });
      const server = await startServer({ dataFolder, distFolder, like: demo });
      const close = async () => {
        await server.stop('SIGKILL');
        await Promise.all(
          [dataFolder, distFolder].map((folder) => rm(folder, { recursive: true, force: true })),
        );
      };
      return createOwnWorld(server, { distFolder, password, close });
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

interface OwnWorldOptions {
  readonly distFolder: string;
  readonly password: string;
  close(): Promise<void>;
}

function createOwnWorld(
  { address }: RunningServer,
  { distFolder, password, close }: OwnWorldOptions,
): ScreensWorld {
  const accountOf = (role: RoleName) => {
    const username = usernames[role];
    return username === undefined ? undefined : { username, password };
  };
  let lives = 0;
  return {
    address,
    accountOf,
    close,
    enter: async (context, role) => {
      const { request } = context;
      if (role === 'nobody') return '/';
      if (role === 'guest') {
        await signIn(request, { username: 'admin', password });
        const pdf = await makeContract('Contratto');
        const sent = { title: 'Contratto', email: 'ospite@example.com', pdf, boxes };
        const { link } = await sendDocument(request, sent);
        await context.clearCookies();
        const { pathname } = new URL(link);
        return pathname;
      }
      if (role === 'delegate') {
        await signIn(request, { username: 'hr.acme', password });
        const [from, to] = [dayIn(0), dayIn(30)];
        // Who comes back is a delegate already.
        await callApi(request, addDelegation, { toUserId: demoUserId('mario.rossi'), from, to }).catch(
          () => undefined,
        );
        await context.clearCookies();
      }
      const account = accountOf(role);
      if (account) await signIn(request, account);
      return '/dash';
    },
    others: {
      sendSomething: async (request, username) => {
        await signIn(request, { username: 'admin', password });
        await sendMessages(request, { to: username, titles: ['Avviso di un altro'] });
      },
      goLive: async () => {
        lives += 1;
        await goLiveAgain(distFolder, lives);
      },
    },
  };
}

/** An installation that runs somewhere, with the account that the environment names: `ROBOT_USER` and `ROBOT_PASSWORD`, or `ROBOT_COOKIE`. */
export function createForeignWorlds(address: string): ScreensWorldMaker {
  const { ROBOT_USER: username, ROBOT_PASSWORD: password = '', ROBOT_COOKIE: cookie } = process.env;
  const account = username === undefined ? undefined : { username, password };
  const world: ScreensWorld = {
    address,
    accountOf: (role) => (role === 'nobody' || role === 'guest' ? undefined : account),
    enter: async (context, role) => {
      if (role === 'nobody' || role === 'guest') return '/';
      const [name = '', ...value] = (cookie ?? '').split('=');
      if (cookie !== undefined) await context.addCookies([{ name, value: value.join('='), url: address }]);
      else if (account) await signIn(context.request, account);
      return '/dash';
    },
    close: async () => undefined,
  };
  return { open: async () => world, remove: async () => undefined };
}

const maxTries = 4;

/** Signs in by the calls of the screen; the code is read in the outbox of the installation. */
export async function signIn(request: APIRequestContext, { username, password }: Account): Promise<void> {
  await callApi(request, checkLogin, { username, password, product, channel: 'MAIL' });
  const since = new Date().toISOString();
  const { challenge } = await callApi(request, sendCodeByMail, { username, product, purpose: 'login' });
  const tried = new Set<string>();
  while (tried.size < maxTries) {
    const codeOf = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const mail = await findMail(
      request,
      ({ at, text }) => at >= since && codeOf(text) !== '' && !tried.has(codeOf(text)),
    );
    const code = codeOf(mail.text);
    tried.add(code);
    const isIn = await callApi(request, verifyCode, { challenge, code }).then(
      () => true,
      () => false,
    );
    if (isIn) return;
  }
  throw new Error(`No code lets ${username} in`);
}

/** Makes a copy of an area's build live, under a name of its own: for open pages it is a new one. */
async function goLiveAgain(dist: string, count: number): Promise<void> {
  const name = 'signing';
  const folder = join(dist, 'modules', name);
  const [build] = await readdir(folder);
  if (!build) throw new Error('there is no build');
  const copy = `${build.slice(0, -2)}${count.toString(16).padStart(2, '0')}`;
  await cp(join(folder, build), join(folder, copy), { recursive: true });
  await deploy({ dist, name, build: copy });
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
