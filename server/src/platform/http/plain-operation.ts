import type { Schema } from './wire-schema.ts';

/** A way of asking the server that is no call of ours, since programs ask it in a way of their own: a GET that needs no session. */
export interface PlainOperation {
  /** As OpenAPI writes it: `/api/absenceFeed/{secret}.ics`. */
  readonly path: string;
  readonly operationId: string;
  readonly area: string;
  readonly description: string;
  /** What stands in the path, with what it is. */
  readonly pathParameters?: Readonly<Record<string, string>>;
  /** What is sent along as a header and may be left out. */
  readonly headers?: Readonly<Record<string, string>>;
  /** By status. */
  readonly answers: Readonly<Record<number, PlainAnswer>>;
}

interface PlainAnswer {
  readonly description: string;
  /** Of the body; without one there is none. */
  readonly type?: string;
  readonly schema?: Schema;
  readonly headers?: readonly string[];
}

/** An operation as the document has it. */
export function documentPlain(operation: PlainOperation) {
  const { operationId, area, description, pathParameters = {}, headers = {}, answers } = operation;
  const text = { type: 'string' };
  return {
    operationId,
    summary: 'Access: public',
    description,
    tags: [area],
    security: [],
    parameters: [
      ...Object.entries(pathParameters).map(([name, words]) => ({
        name,
        in: 'path',
        required: true,
        description: words,
        schema: text,
      })),
      ...Object.entries(headers).map(([name, words]) => ({
        name,
        in: 'header',
        required: false,
        description: words,
        schema: text,
      })),
    ],
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, documentAnswer(answer)]),
    ),
  };
}

function documentAnswer({ description, type, schema = { type: 'string' }, headers = [] }: PlainAnswer) {
  return {
    description,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
    }),
    ...(type !== undefined && { content: { [type]: { schema } } }),
  };
}
