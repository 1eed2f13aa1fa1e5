import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { currentTrace } from './tracing/tracing.ts';
import { describeError } from './errors/describe-error.ts';

const secretNames = ['password', 'oldpassword', 'newpassword', 'code', 'val_code', 'token', 'secret', 'otp'];

/**
 * The structured log. Addresses go in without their query and without the secrets that some paths carry, failures without the
 * values in them. A field that has the name of a secret is censored, `code` too: name the code of a failure otherwise.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      mixin: () => {
        const running = currentTrace();
        return running ? { traceId: running.traceId } : {};
      },
      redact: {
        paths: [
          ...secretNames,
          ...secretNames.map((name) => `*.${name}`),
          'headers.cookie',
          '*.headers.cookie',
        ],
        censor: '[secret]',
      },
      serializers: {
        err: describeError,
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: withoutSecrets(request.url),
          ip: request.ip,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** An address fit for the log: no query, and no path part that could be a link's secret. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((part) => (part.length > 40 ? '[long]' : part))
    .join('/');
}
