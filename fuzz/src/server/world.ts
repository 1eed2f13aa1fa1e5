import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addSessions, type Sessions } from './add-sessions.ts';
import { createCaller } from './caller.ts';
import { findIds, type Found } from './find-ids.ts';
import { startFuzzedServer, type FuzzedServer } from './fuzzed-server.ts';
import { makeRecords } from './make-records.ts';
import type { RoleName } from './roles.ts';

/** A server with people, their sessions, and records of every kind. */
export interface World {
  readonly server: FuzzedServer;
  readonly dataFolder: string;
  readonly sessions: Sessions;
  /** Ids of records by their names. */
  readonly names: Readonly<Record<string, string>>;
  /** What stood in answers, in their order. */
  readonly found: readonly Found[];
  /** Links out of the mails that were sent, as they stand there. */
  readonly links: readonly string[];
}

export interface WorldMaker {
  /** A world as it was at the start, on a folder of its own. */
  open(): Promise<World>;
  /** Ends the server of a world. @returns whether it ended well */
  close(world: World): Promise<boolean>;
  remove(): void;
}

interface MakerOptions {
  readonly port?: number | undefined;
  /** For a run of few inputs: each world is made anew, with the people of the demo alone. Mostly one is enough. */
  readonly isShort?: boolean;
}

/** Makes worlds: each is as it was at the start, so that what is sent to one is never met in the next. */
export async function createWorldMaker({ port, isShort = false }: MakerOptions = {}): Promise<WorldMaker> {
  const parent = mkdtempSync(join(tmpdir(), 'sportello-fuzz-'));
  const remove = () => rmSync(parent, { recursive: true, force: true });
  process.once('exit', remove);
  let count = 0;
  const nextFolder = () => join(parent, `world-${(count += 1)}`);
  return {
    open: isShort
      ? () => makeWorld(nextFolder(), port)
      : await copies(join(parent, 'template'), nextFolder, port),
    close: async (world) => world.server.stop(),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Makes a world once, with the many records of the demo company, which take a while; each one that is opened is a copy of it. */
async function copies(
  template: string,
  nextFolder: () => string,
  port?: number,
): Promise<WorldMaker['open']> {
  await (await startFuzzedServer({ dataFolder: template, port })).stop();
  const made = await makeWorld(template, port);
  await made.server.stop();
  return async () => {
    const dataFolder = nextFolder();
    cpSync(template, dataFolder, { recursive: true });
    return { ...made, dataFolder, server: await startFuzzedServer({ dataFolder, port }) };
  };
}

async function makeWorld(dataFolder: string, port?: number): Promise<World> {
  const sessions = await addSessions(dataFolder);
  const server = await startFuzzedServer({ dataFolder, port });
  return { ...(await fill(server, dataFolder, sessions)), dataFolder, server };
}

const cookieOf = ({ of }: Sessions, role: RoleName) => of[role]?.[0] ?? '';

async function fill({ port }: FuzzedServer, dataFolder: string, sessions: Sessions) {
  const call = createCaller(port);
  const token = (await readFile(join(dataFolder, 'outbox-token'), 'utf8')).trim();
  const cookies = {
    staff: cookieOf(sessions, 'staff'),
    staffElsewhere: cookieOf(sessions, 'staffElsewhere'),
    admin: cookieOf(sessions, 'admin'),
    adminElsewhere: cookieOf(sessions, 'adminElsewhere'),
    superUser: cookieOf(sessions, 'superUser'),
    bystander: sessions.bystander,
  };
  const listLinks = (to?: string) => listOutboxLinks(port, token, to);
  const findLink = async (to: string) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const link = (await listLinks(to)).find((found) => found.includes('/reservate/'));
      if (link) return new URL(link).pathname.split('/').at(-1) ?? '';
      await wait(50);
    }
    throw new Error(`No mail to ${to} holds a link`);
  };
  const { names, guest } = await makeRecords({ call, cookies, findLink });
  const get = (cookie: string) => async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    return answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined;
  };
  const found = [...(await findIds(get(cookies.superUser))), ...(await findIds(get(cookies.staff)))];
  const links = (await listLinks()).map((link) => new URL(link).pathname);
  const of = { ...sessions.of, guest: [guest] };
  return { sessions: { ...sessions, of }, names, found, links };
}

/** The links in the mails of the local outbox, the newest mail first. */
async function listOutboxLinks(port: number, token: string, to?: string): Promise<string[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox.json${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { links: string[] }[]).flatMap(({ links }) => links);
}
