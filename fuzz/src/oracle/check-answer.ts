import { errorAnswer, type Language } from 'shared-api/contracts/common';
import { textsIn } from '../../../server/src/platform/texts/texts.ts';
import { isAnswer, jsonOf, type Answer, type Silence, type WireRequest } from '../http/request.ts';
import type { Canary } from '../server/make-records.ts';
import type { RoleName } from '../server/roles.ts';
import type { Problem } from './problem.ts';

/** What was asked, by whom, and what must hold for them. */
interface Asked {
  readonly request: WireRequest;
  readonly role: RoleName;
  /** What is named where something is wrong: a call, or a kind of address. */
  readonly about: string;
  /** In which language the person is answered; undefined where what was sent may have chosen another. */
  readonly language: Language | undefined;
  /** Milliseconds within which an answer is due. */
  readonly boundMs: number;
}

interface Bounds {
  readonly canaries: readonly Canary[];
  /** Folders of this machine, which no answer names. */
  readonly folders: readonly string[];
}

/** Everything that is wrong with an answer, or with none. */
export function checkAnswer(asked: Asked, result: Answer | Silence, bounds: Bounds): Problem[] {
  const { about, boundMs } = asked;
  if (!isAnswer(result)) {
    if (result.silence === 'closed' && mayStaySilent(asked.request)) return [];
    return [{ rule: 'silence', seen: `${about}: no answer (${result.silence})`, fault: about }];
  }
  const slow: Problem[] =
    result.milliseconds > boundMs
      ? [{ rule: 'slow', seen: `${about}: ${Math.round(result.milliseconds)} ms`, fault: about }]
      : [];
  return [
    ...slow,
    ...checkStatus(asked, result),
    ...checkHeaders(asked, result),
    ...checkShape(asked, result),
    ...checkContents(asked, result, bounds),
  ];
}

/** A connection is ended without a word where it is asked to become another, and where its length was a lie. */
function mayStaySilent({ method, headers }: WireRequest): boolean {
  return (
    method === 'CONNECT' ||
    headers.some(([name]) => /^(?:upgrade|content-length|transfer-encoding|expect)$/i.test(name))
  );
}

/** 503 with when to come back is an answer; every other failure is one of the server's own. */
function checkStatus({ about }: Asked, { status, body }: Answer): Problem[] {
  if (status < 500 || status === 503) return [];
  return [
    {
      rule: 'failure',
      seen: `${about}: ${status} ${body.toString('utf8', 0, 300)}`,
      fault: `${about} ${status}`,
    },
  ];
}

const required: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src/,
  'referrer-policy': /no-referrer/,
  'x-frame-options': /SAMEORIGIN/,
  'cross-origin-opener-policy': /same-origin/,
};
/** Files of builds carry less: they only ever are a part of a page. */
const ofBuilds = /^\/(?:shell|modules)\//;

function checkHeaders({ about, request }: Asked, { status, headers }: Answer): Problem[] {
  if (status === 200 && ofBuilds.test(request.target)) return [];
  const missing = Object.entries(required).filter(([name, value]) => !value.test(headers[name] ?? ''));
  if (missing.length === 0) return [];
  const names = missing.map(([name]) => name).join(', ');
  return [{ rule: 'headers', seen: `${about}: ${status} without ${names}`, fault: `${status} ${names}` }];
}

const isJson = ({ headers }: Answer) => headers['content-type']?.startsWith('application/json') ?? false;

function checkShape({ about, request, language }: Asked, answer: Answer): Problem[] {
  const { status, headers } = answer;
  if (status < 400 || request.method === 'HEAD' || headers['content-encoding']) return [];
  const type = headers['content-type'] ?? 'no type';
  if (!isJson(answer)) {
    // Pages and files are asked for by browsers, which show what they get.
    const isPlain = type.startsWith('text/') && !request.target.startsWith('/api/');
    return isPlain
      ? []
      : [{ rule: 'shape', seen: `${about}: ${status} as ${type}`, fault: `${status} ${type}` }];
  }
  const error = errorAnswer.safeParse(jsonOf(answer));
  if (!error.success)
    return [
      {
        rule: 'shape',
        seen: `${about}: ${status} ${answer.body.toString('utf8', 0, 200)}`,
        fault: `${about} ${status}`,
      },
    ];
  const words = [error.data.Error, error.data.ErrDetails, ...Object.values(error.data.fields ?? {})];
  const wrong = words.find(
    (text) => text === '' || isOfTheParser.test(text) || (language && isInOther(text, language)),
  );
  return wrong === undefined
    ? []
    : [{ rule: 'language', seen: `${about}: ${status} "${wrong}"`, fault: `${about} ${wrong}` }];
}

/** Words of a library, which nobody wrote for a person. */
const isOfTheParser =
  /^Invalid (?:input|option|string|key|element)|expected \w+, received|^Too (?:big|small)|^Unrecognized/;

function isInOther(text: string, language: Language): boolean {
  const other = textsIn(language === 'it' ? 'en' : 'it');
  return [...Object.values(other.errors), ...Object.values(other.fields)].includes(text);
}

const inside =
  /\n\s+at .+:\d+:\d+|node_modules\/|\/server\/src\/|file:\/\/\/(?!etc\/passwd)|Failed query|ECONNREFUSED|PostgresError/;

function checkContents(
  { about, role, request }: Asked,
  { body }: Answer,
  { canaries, folders }: Bounds,
): Problem[] {
  const text = body.toString('utf8');
  const seen: Problem[] = [];
  const leak = inside.exec(text)?.[0] ?? folders.find((folder) => text.includes(folder));
  if (leak !== undefined) seen.push({ rule: 'inside', seen: `${about}: "${leak.trim()}"`, fault: about });
  const sent = `${request.target} ${Buffer.from(request.body ?? []).toString('utf8')}`;
  for (const { word, mayRead } of canaries)
    if (!mayRead.includes(role) && text.includes(word) && !sent.includes(word))
      seen.push({
        rule: 'secret',
        seen: `${about}: ${role} reads ${word}`,
        fault: `${about} ${role} ${word}`,
      });
  return seen;
}
