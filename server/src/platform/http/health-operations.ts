import type { PlainOperation } from './plain-operation.ts';

const status = (values: readonly string[], more: object = {}) => ({
  type: 'object',
  properties: { status: { enum: values }, ...more },
  required: ['status'],
});
const reasons = { type: 'array', items: { type: 'string' } };

/** What asks whether the server lives, and whether it can do its work, for the OpenAPI document. */
export const healthOperations: readonly PlainOperation[] = [
  {
    path: '/healthz',
    operationId: 'healthz',
    area: 'platform',
    description: 'Answers as long as the process does (liveness).',
    answers: { 200: { description: 'It lives.', type: 'application/json', schema: status(['ok']) } },
  },
  {
    path: '/readyz',
    operationId: 'readyz',
    area: 'platform',
    description:
      'Whether the server can do its work (readiness). A proxy sends nobody to one that answers 503: it cannot, or it is stopping.',
    answers: {
      200: {
        description: 'It can; `degraded`, with the reasons, where it works with less than it should.',
        type: 'application/json',
        schema: status(['ready', 'degraded'], { reasons }),
      },
      503: {
        description: 'It cannot, or it stops.',
        type: 'application/json',
        schema: status(['not-ready'], { reasons }),
      },
    },
  },
];
