import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** An answer of a mail server: a code, or a code with a text such as `550 5.1.1 no such user`. */
type Answer = number | string;

interface Manners {
  /** What it answers to who sends (MAIL FROM). Default: 250. */
  readonly onSender?: (sender: string) => Answer;
  /** What it answers when it has the whole mail. Default: 250. */
  readonly onContent?: () => Answer;
  /** What it answers to who signs in; without it nobody has to. */
  readonly onSignIn?: (user: {
    readonly method: string;
    readonly username: string;
    readonly secret: string;
  }) => Answer;
}

/** A mail that it took. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

/** A mail server that answers each recipient with a code, and keeps what it took. */
export async function startMailServer(
  answer: (recipient: string) => Answer = () => 250,
  manners: Manners = {},
) {
  const accepted: string[] = [];
  const taken: TakenMail[] = [];
  const greetings: string[] = [];
  const { onSender = () => 250, onContent = () => 250, onSignIn } = manners;
  const server = new SMTPServer({
    authOptional: !onSignIn,
    ...(onSignIn && { authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'], allowInsecureAuth: true }),
    disabledCommands: onSignIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onAuth: ({ method, username = '', password, accessToken }, _session, done) => {
      const problem = asError(onSignIn?.({ method, username, secret: accessToken ?? password ?? '' }) ?? 250);
      return problem ? done(problem) : done(null, { user: username });
    },
    onMailFrom: ({ address }, session, done) => {
      greetings.push(`${session.id} ${session.hostNameAppearsAs}`);
      done(asError(onSender(address)));
    },
    onRcptTo: ({ address }, _session, done) => done(asError(answer(address))),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((content) => {
        const problem = asError(onContent());
        if (problem) return done(problem);
        accepted.push(content);
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? addressOf(mailFrom) : '';
        taken.push({ from, to: rcptTo.map(addressOf), content });
        return done();
      });
    },
  });
  // A client that goes away in the middle is no fault of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    /** The same with their envelopes. */
    taken,
    /** The name by which each mail's connection greeted, behind the connection's own. */
    greetings,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const addressOf = ({ address }: SMTPServerAddress) => address;

function asError(answer: Answer): Error | undefined {
  const [, code = '', words = 'refused'] = /^(\d{3})\s*(.*)$/.exec(String(answer)) ?? [];
  if (Number(code) < 300) return undefined;
  return Object.assign(new Error(words || 'refused'), { responseCode: Number(code) });
}
