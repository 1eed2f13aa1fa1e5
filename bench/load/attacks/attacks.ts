import { addPasskey, checkLogin, updateProfile } from 'shared-api/contracts/auth';
import { getMonth } from 'shared-api/contracts/timesheet';
import {
  createDocument,
  getDocumentToSign,
  listDocuments,
  listMessages,
  saveSignatures,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { makeNoise, toDataUrl } from '../../../server/src/areas/signing/testing/drawings.builders.ts';
import {
  heavyForms,
  heavyJsons,
  heavyPdfs,
} from '../../../server/src/areas/signing/testing/heavy-bodies.builders.ts';
import { bodyLimits, largeBody } from '../../../server/src/platform/http/request-body.ts';
import { hostileTexts, makeHostileText } from '../../../server/src/testing/hostile-texts.ts';
import { wholeBetween, type Random } from '../random.ts';
import { holdSilentConnection, sendBodySlowly } from './slow-connections.ts';
import { send, strangeAddress, type Attack } from './target.ts';

const form = 'application/x-www-form-urlencoded';
/** As long as a form may be once it is escaped. */
const textLength = bodyLimits.form / 8;

/** What the tests of the holes do once (`docs/security.md`), again and again. */
export const attacks: readonly Attack[] = [
  {
    // M9: passwords guessed from everywhere, of people who are there and of nobody.
    name: 'flood of sign-ins',
    pauseMs: 100,
    attackers: 4,
    run: (target) =>
      send(target, {
        path: checkLogin.path,
        body: new URLSearchParams({
          user: `persona-${wholeBetween(target.random, 0, 400)}`,
          password: `guess-${target.random()}`,
          productid: 'docsign',
          channel: 'MAIL',
        }),
      }),
  },
  {
    name: 'hostile texts to strangers’ calls',
    pauseMs: 300,
    attackers: 1,
    run: (target) => {
      const [start, repeated, end] = oneOf(target.random, Object.values(hostileTexts));
      const text = makeHostileText([start, repeated, end], textLength);
      const body = new URLSearchParams({ user: text, password: text.slice(0, 1000) });
      return send(target, { path: checkLogin.path, body });
    },
  },
  {
    // A1
    name: 'heavy forms',
    pauseMs: 300,
    attackers: 1,
    run: (target) => {
      const [path, limit] = oneOf(target.random, [
        [saveSignatures.path, largeBody],
        [updateProfile.path, bodyLimits.form],
      ] as const);
      return send(target, {
        path,
        cookie: target.cookies.employee,
        type: form,
        body: oneOf(target.random, formsOf(limit)),
      });
    },
  },
  {
    name: 'heavy JSON documents',
    pauseMs: 300,
    attackers: 1,
    run: (target) => {
      const body = oneOf(target.random, jsons());
      const { employee: cookie } = target.cookies;
      return send(target, { path: addPasskey.path, cookie, type: 'application/json', body });
    },
  },
  {
    // M7, P
    name: 'hostile PDFs',
    pauseMs: 1000,
    attackers: 2,
    run: (target) => {
      const body = new FormData();
      const bytes = oneOf(target.random, pdfs());
      body.append('v_file', new File([new Uint8Array(bytes)], 'x.pdf', { type: 'application/pdf' }));
      return send(target, { path: uploadDocument.path, cookie: target.cookies.administrator, body });
    },
  },
  {
    name: 'thousands of boxes',
    pauseMs: 500,
    attackers: 1,
    run: (target) => {
      const box = { page: 1, x: 0.1, y: 0.1, width: 0.1, height: 0.1 };
      const body = new URLSearchParams({ v_coords: JSON.stringify(Array.from({ length: 2000 }, () => box)) });
      return send(target, { path: createDocument.path, cookie: target.cookies.administrator, body });
    },
  },
  {
    // H2: as many drawings as a call holds, to a document that is not theirs.
    name: 'drawings as large as they may be',
    pauseMs: 500,
    attackers: 1,
    run: (target) => {
      const signatures = [0, 1].map((index) => ({ index, image: largestDrawing() }));
      const body = new URLSearchParams({
        v_id_message: 'another’s',
        v_info_signs: JSON.stringify(signatures),
      });
      return send(target, { path: saveSignatures.path, cookie: target.cookies.employee, body });
    },
  },
  {
    name: 'long lists, searched for nothing',
    pauseMs: 200,
    attackers: 2,
    run: (target) => {
      const search = '%25_'.repeat(60);
      const path = oneOf(target.random, [
        `${listDocuments.path}?length=100&curStatus=-1&curSrcText=${search}`,
        `${listMessages.path}?length=100&search%5Bvalue%5D=${search}`,
      ]);
      return send(target, { method: 'GET', path, cookie: target.cookies.administrator });
    },
  },
  {
    name: 'what is not theirs',
    pauseMs: 200,
    attackers: 1,
    run: (target) => {
      const cookie = target.cookies.employee;
      const month = new URLSearchParams({ year: '2026', month: '1', resourceid: 'employee-persona-1' });
      const document = new URLSearchParams({ v_id_message: `${target.random()}` });
      const [path, body] = oneOf(target.random, [
        [getMonth.path, month],
        [getDocumentToSign.path, document],
      ] as const);
      return send(target, { path, cookie, body });
    },
  },
  {
    // M10
    name: 'bodies that come byte by byte',
    pauseMs: 100,
    attackers: 50,
    run: (target) =>
      sendBodySlowly(target.address, { path: checkLogin.path, ip: strangeAddress(target.random) }),
  },
  {
    name: 'silent connections',
    pauseMs: 100,
    attackers: 300,
    run: (target) => holdSilentConnection(target.address),
  },
];

const madeForms = new Map<number, readonly string[]>();
function formsOf(size: number): readonly string[] {
  const forms = madeForms.get(size) ?? Object.values(heavyForms(size));
  madeForms.set(size, forms);
  return forms;
}

let madeJsons: readonly string[] | undefined;
const jsons = () => (madeJsons ??= Object.values(heavyJsons(bodyLimits.json)));

let madePdfs: readonly Buffer[] | undefined;
const pdfs = () => (madePdfs ??= Object.values(heavyPdfs).map((make) => make()));

let madeDrawing: string | undefined;
const largestDrawing = () =>
  (madeDrawing ??= toDataUrl(makeNoise({ width: 2550, height: 600, bytes: 290_000 })));

function oneOf<T>(random: Random, all: readonly T[]): T {
  return all[wholeBetween(random, 0, all.length - 1)] as T;
}
