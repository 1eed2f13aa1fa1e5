import { startMailServer } from '../../server/src/platform/deliveries/testing/mail-server.ts';
import { until } from './client.ts';

/** The mails of everybody, which really leave the server. */
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const lookEveryMs = 10;

/** Opens a mail server on this machine. Of each address it keeps the newest code, and nothing else. */
export async function openMailbox() {
  const server = await startMailServer();
  const codes = new Map<string, string>();
  let count = 0;
  const timer = setInterval(() => {
    for (const mail of server.accepted.splice(0)) {
      count += 1;
      const to = /^To: .*?([\w.-]+@[\w.-]+)/m.exec(mail)?.[1];
      const code = codeIn(mail);
      if (to && code) codes.set(to, code);
    }
  }, lookEveryMs);
  return {
    url: server.url,
    /** How many mails came. */
    count: () => count,
    /** Forgets the code of an address, before another is asked for. */
    forget: (address: string): void => void codes.delete(address),
    /** The code that comes to an address. */
    code: (address: string): Promise<string> =>
      until(`a code for ${address}`, () => codes.get(address), { stepMs: lookEveryMs }),
    close: async (): Promise<void> => {
      clearInterval(timer);
      await server.close();
    },
  };
}

/** The six digits in the plain text of a mail. */
function codeIn(mail: string): string | undefined {
  const part = /^Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)(?=\r?\n--)/im.exec(mail);
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(part?.[0] ?? '');
  const text = part?.[1] ?? '';
  return /\b\d{6}\b/.exec(isBase64 ? Buffer.from(text, 'base64').toString() : text)?.[0];
}
