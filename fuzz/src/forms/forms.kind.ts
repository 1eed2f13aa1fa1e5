import fc from 'fast-check';
import type { Call, Download } from 'shared-api/contracts/common';
import { everyCall } from '../../../server/src/testing/every-call.ts';
import { isAnswer } from '../http/request.ts';
import type { Kind } from '../run/kind.ts';
import { roleNames, type RoleName } from '../server/roles.ts';
import { encodeFields, type FilePart } from './encode-fields.ts';
import { disguise, envelopes, type Envelope } from './envelopes.ts';
import { fieldMutations, mutateFields, type Entries, type FieldMutation } from './mutations.ts';
import { resolveIn } from './references.ts';
import { sampleFiles, type SampleName } from './sample-files.ts';
import { validInputsOf } from './valid-inputs.ts';
import { wireValuesOf } from './wire-values.ts';

/** A call with valid fields, and what is wrong about it. */
export interface FormPlan {
  readonly call: string;
  readonly role: RoleName;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly mutations: readonly FieldMutation[];
  readonly envelope: readonly Envelope[];
  readonly file: SampleName;
  readonly fileName: string;
}

const roleOf: Readonly<Record<Call['access'], readonly RoleName[]>> = {
  public: ['nobody', 'staff'],
  pending: ['staff', 'guest'],
  guest: ['guest', 'staff', 'admin'],
  newcomer: ['newcomer', 'staff'],
  'signed-in': ['staff', 'staffElsewhere', 'admin'],
  admin: ['admin', 'adminElsewhere', 'superUser'],
};

const fileNames = fc.constantFrom(
  'contratto.pdf',
  'firma.png',
  'persone.csv',
  '../../x.pdf',
  'a\u0000.pdf',
  '',
  'è'.repeat(300),
  'CON',
  '.pdf',
);

/** Every call of the contracts, as somebody who may make it or not, with fields that are right but for one or two. */
export const forms: Kind<FormPlan> = {
  name: 'forms',
  weight: 60,
  plans: fc.constantFrom(...everyCall).chain((call) => plansOf(call)),
  attempt: async (plan, session) => {
    const call = everyCall.find(({ name }) => name === plan.call);
    if (!call) throw new Error(`There is no call ${plan.call}`);
    const request = requestOf(call, plan, (value) => resolveIn(value, session.world));
    const result = await session.send(request, { role: plan.role, call: plan.call });
    return { isPast: isAnswer(result) && !refusedAtTheDoor.has(result.status) };
  },
};

/** Statuses of calls that were refused before anything of the area looked at them. */
const refusedAtTheDoor = new Set([400, 401, 403, 404, 405, 413, 415, 417, 429, 431]);

const made = new Map<string, fc.Arbitrary<FormPlan>>();

function plansOf(call: Call | Download): fc.Arbitrary<FormPlan> {
  const known = made.get(call.name) ?? makePlans(call);
  made.set(call.name, known);
  return known;
}

function makePlans(call: Call | Download): fc.Arbitrary<FormPlan> {
  const fromTable = validInputsOf(call).map((fields) => fc.constant(fields));
  const fromSchema = wireValuesOf(call.input) as fc.Arbitrary<FormPlan['fields']>;
  const mine = roleOf[call.access];
  return fc.record({
    call: fc.constant(call.name),
    role: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...mine) }, fc.constantFrom(...roleNames)),
    fields: fc.oneof(fromSchema, ...fromTable),
    mutations: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 4, arbitrary: fc.array(fieldMutations, { minLength: 1, maxLength: 2 }) },
    ),
    envelope: fc.oneof(
      { weight: 7, arbitrary: fc.constant([]) },
      fc.array(envelopes, { minLength: 1, maxLength: 1 }),
    ),
    file: fc.constantFrom(...(Object.keys(sampleFiles) as SampleName[])),
    fileName: fileNames,
  });
}

/** The request of a plan, with `resolve` putting in what only a running server knows. */
export function requestOf(call: Call | Download, plan: FormPlan, resolve: (value: unknown) => unknown) {
  let entries: Entries = Object.entries(plan.fields);
  for (const mutation of plan.mutations) entries = mutateFields(entries, mutation);
  const resolved = entries.map(([name, value]) => [name, resolve(value)] as const);
  const files: FilePart[] = call.files.map((name) => ({
    name,
    fileName: plan.fileName,
    ...sampleFiles[plan.file],
  }));
  return plan.envelope.reduce(disguise, encodeFields(call, resolved, files));
}
