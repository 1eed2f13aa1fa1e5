import type { Call, Download, EventStream } from 'shared-api/contracts/common';
import { errorAnswer } from 'shared-api/contracts/common';
import { documentPlain, type PlainOperation } from './plain-operation.ts';
import { wireSchema, type Schema } from './wire-schema.ts';

type Described = Call | Download | EventStream;

/** What of an installation stands in the document. */
interface Installation {
  readonly product: string;
  readonly publicUrl: string;
  /** The name of the cookie of a session there. */
  readonly sessionCookie: string;
  /** What is said of each call, by its name. */
  readonly words: ReadonlyMap<string, { readonly description: string; readonly area: string }>;
  /** What is served besides the calls. */
  readonly plainOperations: readonly PlainOperation[];
}

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const introduction = `Calls of the staff portal. A call is made with its input as declared and answers JSON, a file, or events. Beside the calls stands what other
programs ask by themselves: calendars, and who watches over the server.

Signing in: \`checkLogin\` with user name and password sets a cookie (see the security scheme), \`generateOtpAndSendMail\` sends a code to the
person, and \`verifyOtp\` with that code makes the session whole. The cookie is handed back with each call; keep the newest.

Everything but GET needs the header \`x-sportello-client\` with any text: no page of another site can send it.

Errors have one shape (\`Error\`): \`code\` is for programs, \`Error\` for people, in the language of \`Accept-Language\`. \`fields\` has a sentence for
each field that cannot be taken, by its name as it was sent.`;

/** The OpenAPI 3.1 document of the calls that are served, made from the wire side of their contracts: for who knows nothing else. */
export function openApiDocument(
  calls: readonly Described[],
  { product, publicUrl, sessionCookie, words, plainOperations }: Installation,
) {
  const areasOfCalls = calls.map(({ name }) => words.get(name)?.area ?? 'platform');
  const areas = [...new Set([...areasOfCalls, ...plainOperations.map(({ area }) => area)])].toSorted();
  return {
    openapi: '3.1.0',
    info: { title: product, version: '1', description: introduction },
    servers: [{ url: publicUrl }],
    tags: areas.map((name) => ({ name })),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `checkLogin`, and again by whatever signs in.',
        },
      },
      parameters: {
        Client: {
          name: 'x-sportello-client',
          in: 'header',
          required: true,
          description: 'Any text: it says that no page of another site makes the call.',
          schema: { type: 'string', minLength: 1, default: 'api' },
        },
      },
      responses: {
        Refused: { description: refusals, content: json({ $ref: '#/components/schemas/Error' }) },
        Failed: { description: failures, content: json({ $ref: '#/components/schemas/Error' }) },
      },
      schemas: { Error: wireSchema(errorAnswer, 'answered') },
    },
    paths: {
      ...pathsOf(calls, words),
      ...plainPathsOf(plainOperations),
    },
  };
}

const refusals =
  'Refused: 400 what was sent cannot be taken (`fields`), 401 nobody is signed in, 403 this person may not, 404 it is not there for them, ' +
  '409 somebody was faster, 410 a link is over, 413 too large, 415 another encoding is needed, 422 the file cannot be used, 429 too often (`Retry-After`).';
const failures = 'Failed on our side: 500, or 503 for a while.';

/** The operations by path and method: one path may have several. */
function pathsOf(calls: readonly Described[], words: Installation['words']) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of calls)
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(call, words.get(call.name)),
    };
  return paths;
}

function plainPathsOf(operations: readonly PlainOperation[]) {
  const paths: Record<string, Record<string, ReturnType<typeof documentPlain>>> = {};
  for (const each of operations) paths[each.path] = { get: documentPlain(each) };
  return paths;
}

function operation(
  call: Described,
  said: { readonly description: string; readonly area: string } | undefined,
) {
  const input = wireSchema(call.input, 'sent');
  delete input['$schema'];
  const client = call.method === 'GET' ? [] : [{ $ref: '#/components/parameters/Client' }];
  return {
    operationId: call.name,
    summary: `Access: ${call.access}`,
    description: said?.description ?? `${call.name} of the platform.`,
    tags: [said?.area ?? 'platform'],
    ...(call.leaving !== undefined && { deprecated: true }),
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(call.encoding === 'query'
      ? { parameters: [...client, ...queryParameters(input)] }
      : { parameters: client, requestBody: bodyOf(call, input) }),
    responses: {
      200: { description: 'OK', content: answerContent(call) },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

function bodyOf(call: Described, input: Schema) {
  if (call.encoding === 'query') return undefined;
  return { required: true, content: { [bodyTypes[call.encoding]]: { schema: withFiles(input, call) } } };
}

function queryParameters(schema: Schema) {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function withFiles(
  schema: Schema,
  { files, optionalFiles = [] }: Pick<Call, 'files' | 'optionalFiles'>,
): Schema {
  if (files.length === 0) return schema;
  const parts = Object.fromEntries(
    files.map((name) => [
      name,
      { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' },
    ]),
  );
  const needed = files.filter((name) => !optionalFiles.includes(name));
  return {
    ...schema,
    properties: { ...(schema['properties'] as object | undefined), ...parts },
    required: [...((schema['required'] ?? []) as string[]), ...needed],
  };
}

function answerContent(call: Described) {
  if (call.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (call.kind === 'download')
    return Object.fromEntries(
      call.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
  const answer = wireSchema(call.output, 'answered');
  delete answer['$schema'];
  return json(answer);
}

function json(schema: Schema) {
  return { 'application/json': { schema } };
}
