import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvents } from 'shared-api/contracts/platform';
import type { SessionRecord } from '../sessions/session.ts';

/** A page that is notified of what changes. */
export interface LiveStream {
  readonly session: SessionRecord;
  /** What the browser reads. */
  readonly output: Readable;
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): void;
  /** Sends the last event, if there is one to send, and closes. */
  end(last?: LiveEvents['end']): void;
}

/** Bytes that may wait for a page that does not read: then it has gone, or will come again. */
const maxWaiting = 64 * 1024;

/** Opens the stream of a page; `onClose` is called once, whoever closes it. */
export function openStream(session: SessionRecord, onClose: () => void): LiveStream {
  const output = new PassThrough();
  output.once('close', onClose);
  output.on('error', () => undefined);
  const send: LiveStream['send'] = (name, data) => {
    if (output.writableEnded || output.destroyed) return;
    if (output.writableLength > maxWaiting) return void output.destroy();
    output.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    session,
    output,
    send,
    end: (last) => {
      if (last) send('end', last);
      output.end();
    },
  };
}
