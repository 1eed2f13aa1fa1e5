import type { Call, Download, EventStream } from 'shared-api/contracts/common';
import { errorAnswer } from 'shared-api/contracts/common';
import { z } from 'zod';

type Schema = Record<string, unknown>;

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

/** The OpenAPI 3.1 document of the calls that are served, made from the wire side of their contracts. */
export function openApiDocument(calls: readonly (Call | Download | EventStream)[], product: string) {
  return {
    openapi: '3.1.0',
    info: { title: product, version: '1' },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sportello_session' } },
      schemas: { Error: wireSchema(errorAnswer) },
    },
    paths: pathsOf(calls),
  };
}

/** The operations by path and method: one path may have several. */
function pathsOf(calls: readonly (Call | Download | EventStream)[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return paths;
}

function operation(call: Call | Download | EventStream) {
  const input = wireSchema(call.input);
  return {
    operationId: call.name,
    summary: `Access: ${call.access}`,
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(call.encoding === 'query'
      ? { parameters: queryParameters(input) }
      : {
          requestBody: {
            required: true,
            content: { [bodyTypes[call.encoding]]: { schema: withFiles(input, call) } },
          },
        }),
    responses: {
      200: { description: 'OK', content: answerContent(call) },
      default: { description: 'Refused or failed', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function wireSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
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

function withFiles(schema: Schema, { files }: Pick<Call, 'files'>): Schema {
  if (files.length === 0) return schema;
  const parts = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  return { ...schema, properties: { ...(schema['properties'] as object | undefined), ...parts } };
}

function answerContent(call: Call | Download | EventStream) {
  if (call.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (call.kind === 'download')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return json(wireSchema(call.output));
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
