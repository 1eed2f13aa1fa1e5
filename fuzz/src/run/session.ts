import { getOwnProfile, saveLanguage } from 'shared-api/contracts/auth';
import { isAnswer, jsonOf, type Answer, type Silence, type WireRequest } from '../http/request.ts';
import { sendRaw } from '../http/send-raw.ts';
import { checkAnswer } from '../oracle/check-answer.ts';
import type { Problem } from '../oracle/problem.ts';
import { canaries } from '../server/make-records.ts';
import { roles, type RoleName } from '../server/roles.ts';
import type { World } from '../server/world.ts';

/** By whom and about what a request is sent. */
interface Sender {
  readonly role: RoleName;
  readonly call: string;
  /** Whether what is sent is itself about languages and cookies, so that no language is expected. */
  readonly isOdd?: boolean;
  readonly boundMs?: number;
}

/** A world while inputs are sent to it: who is still signed in, and what was seen. */
export interface Session {
  readonly world: World;
  /** Sends a request, and looks at its answer, at the process, and at what somebody else is answered meanwhile. */
  send(request: WireRequest, sender: Sender): Promise<Answer | Silence>;
  note(problem: Problem): void;
  /** What was seen since the last time. */
  takeProblems(): Problem[];
  /** Answers by status since the last time. */
  takeStatuses(): number[];
  /** Whether the world still is what it was made for; otherwise a new one is due. */
  isUsable(): boolean;
}

/** The longest that a call may take here: what the server allows a PDF (5 s), a queue before it, and a busy machine. */
const usualBoundMs = 15_000;
const waitMs = 40_000;
const maxMemory = 2e9;
const bystanderBoundMs = 10_000;

export function openSession(world: World): Session {
  const problems: Problem[] = [];
  const statuses: number[] = [];
  const used = new Map<RoleName, number>();
  const lost = new Set<RoleName>();
  /** Who may have chosen another language since. */
  const choosers = new Set<RoleName>();
  let count = 0;
  const { server, sessions } = world;
  const bounds = { canaries, folders: [world.dataFolder, process.cwd()] };
  const note = (problem: Problem) => void problems.push(problem);

  return {
    world,
    note,
    takeProblems: () => problems.splice(0),
    takeStatuses: () => statuses.splice(0),
    isUsable: () => server.isRunning() && lost.size === 0,
    send: async (request, { role, call, isOdd, boundMs = usualBoundMs }) => {
      count += 1;
      const own = withSession(request, role);
      const [result] = await Promise.all([
        sendRaw(own, { port: server.port, timeMs: waitMs }),
        askForBystander(),
      ]);
      if (call === saveLanguage.name) choosers.add(role);
      // A body that is not as long as it is said to be ends a request before anybody knows whose it is.
      const isNobodys = request.headers.some(([name]) =>
        /^(?:cookie|transfer-encoding|content-length)$/i.test(name),
      );
      const language = isOdd || isNobodys || choosers.has(role) ? undefined : roles[role].language;
      for (const problem of checkAnswer(
        { request: own, role, about: call, language, boundMs },
        result,
        bounds,
      ))
        note(problem);
      if (isAnswer(result)) {
        statuses.push(result.status);
        if (isSignedOut(result)) loseSession(role);
      } else statuses.push(0);
      checkProcess(call);
      return result;
    },
  };

  function withSession(request: WireRequest, role: RoleName): WireRequest {
    const cookie = cookieOf(role);
    const language = `sportello_language=${roles[role].language}`;
    // Each from an address of its own: how often one may ask is tried elsewhere.
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const headers: WireRequest['headers'] = [
      ['X-Sportello-Client', 'fuzz'],
      ['X-Forwarded-For', address],
      ['Cookie', cookie ? `${cookie}; ${language}` : language],
    ];
    const named = new Set(request.headers.map(([name]) => name.toLowerCase()));
    return {
      ...request,
      headers: [...headers.filter(([name]) => !named.has(name.toLowerCase())), ...request.headers],
    };
  }

  function cookieOf(role: RoleName): string {
    return sessions.of[role]?.[used.get(role) ?? 0] ?? '';
  }

  function isSignedOut(answer: Answer): boolean {
    if (answer.status !== 401) return false;
    return (jsonOf(answer) as { code?: string } | undefined)?.code === 'not-signed-in';
  }

  /** What was sent may have ended a session: then the next one of the same person serves. */
  function loseSession(role: RoleName): void {
    const all = sessions.of[role];
    if (!all) return;
    const next = (used.get(role) ?? 0) + 1;
    used.set(role, next);
    if (next >= all.length) lost.add(role);
  }

  async function askForBystander(): Promise<void> {
    const headers: WireRequest['headers'] = [
      ['X-Sportello-Client', 'fuzz'],
      ['Cookie', sessions.bystander],
    ];
    const { method, path: target } = getOwnProfile;
    const result = await sendRaw(
      { method, target, headers, body: Buffer.alloc(0) },
      { port: server.port, timeMs: waitMs },
    );
    if (!isAnswer(result))
      note({ rule: 'bystander', seen: `no answer (${result.silence})`, fault: 'silence' });
    // An administrator may have ended the session of the bystander, which is no fault.
    else if (
      result.status >= 500 ||
      (result.status !== 200 && result.status !== 401 && result.status !== 403)
    )
      note({
        rule: 'bystander',
        seen: `${result.status} ${result.body.toString('utf8', 0, 200)}`,
        fault: `${result.status}`,
      });
    else if (result.milliseconds > bystanderBoundMs)
      note({
        rule: 'bystander',
        seen: `answered after ${Math.round(result.milliseconds)} ms`,
        fault: 'slow',
      });
  }

  function checkProcess(call: string): void {
    if (!server.isRunning()) note({ rule: 'ended', seen: `${call}: the server ended`, fault: call });
    const memory = server.memory();
    if (memory > maxMemory)
      note({ rule: 'memory', seen: `${call}: ${Math.round(memory / 1e6)} MB`, fault: 'memory' });
    for (const line of server.takeErrors().filter(isWorthALook))
      note({ rule: 'log', seen: `${call}: ${line.slice(0, 1500)}`, fault: faultIn(line) });
  }
}

/** Whoever runs a server without pages is told so with each: that is no fault of it. */
const isWorthALook = (line: string) => !line.includes('"errorCode":"unavailable"');

/** The message of a line of the log, and where it happened. */
function faultIn(line: string): string {
  const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 80);
  const place = /at .*?([\w.-]+\.ts:\d+)/.exec(line)?.[1] ?? '';
  return `${message} ${place}`;
}
