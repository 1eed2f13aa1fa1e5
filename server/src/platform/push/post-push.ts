import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { lookUpPublic } from './public-address.ts';

interface Push {
  readonly endpoint: URL;
  readonly body: Buffer;
  readonly authorization: string;
  /** What takes the place of an earlier one that was not delivered yet. */
  readonly topic: string;
  /** Whether it is an origin that the installation names, of its own network. */
  readonly isOwn: boolean;
}

const timeoutMs = 15_000;
const keptForSeconds = 24 * 60 * 60;

interface Answer {
  readonly status: number;
  /** How long it asks to be left alone, as it says so. */
  readonly retryAfter: string | undefined;
}

/** Hands a push to the browser's push service and follows no redirection. */
export function postPush({ endpoint, body, authorization, topic, isOwn }: Push): Promise<Answer> {
  const send = endpoint.protocol === 'http:' ? requestPlain : request;
  return new Promise((resolve, reject) => {
    const posting = send(endpoint, {
      method: 'POST',
      timeout: timeoutMs,
      ...(!isOwn && { lookup: lookUpPublic }),
      headers: {
        authorization,
        topic,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: keptForSeconds,
        urgency: 'normal',
      },
    });
    posting.on('response', (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    posting.on('timeout', () => posting.destroy(new Error('The push service does not answer')));
    posting.on('error', reject);
    posting.end(body);
  });
}
