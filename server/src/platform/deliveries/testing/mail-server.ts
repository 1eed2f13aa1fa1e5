import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that answers each recipient with a code, and keeps what it took. */
export async function startMailServer(answer: (recipient: string) => number = () => 250) {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = answer(address);
      if (code < 300) return done();
      return done(Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, _session, done) => {
      void text(stream).then((content) => {
        accepted.push(content);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
