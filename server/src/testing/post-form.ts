import type { FastifyInstance } from 'fastify';
import type { ErrorAnswer } from 'shared-api/contracts/common';

/** Posts a form as it comes, for input that the client would not send. `error` is whatever was answered. */
export async function postForm(
  app: FastifyInstance,
  url: string,
  form: Readonly<Record<string, string>>,
  cookie = '',
) {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-sportello-client': 'test',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, error: response.json<ErrorAnswer>() };
}
