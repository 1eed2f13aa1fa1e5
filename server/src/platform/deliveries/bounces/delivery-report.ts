/** What a report says of one receiver (RFC 3464). */
export interface DeliveryReport {
  readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  /** `5.1.1` */
  readonly status: string;
  /** What the server said that refused; empty where it is not told. */
  readonly diagnostic: string;
}

/** A mail that came back, as far as it is understood. */
interface ReturnedMail {
  /** Of the mail that came, its own headers. */
  readonly headers: string;
  readonly reports: readonly DeliveryReport[];
  /** `Message-ID` of the mail that was returned, without its brackets; empty where it is not there. */
  readonly messageId: string;
}

interface Part {
  readonly headers: string;
  readonly body: string;
}

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const;
const deepest = 4;
const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Reads a mail that a mail server wrote about another one: a report of its delivery, with the mail or its headers behind it. */
export function readReturnedMail(raw: string): ReturnedMail {
  const whole = split(raw.replaceAll('\r\n', '\n'));
  const parts = partsOf(whole, deepest);
  const report = parts.find((part) => isOf(part, statusTypes));
  const returned = parts.find((part) => isOf(part, returnedTypes));
  const inside = returned ? bodyOf(returned) : '';
  return {
    headers: whole.headers,
    reports: report ? readReports(bodyOf(report)) : [],
    messageId: /^<?([^<>\s]+)>?/.exec(fieldOf(inside, 'Message-ID'))?.[1] ?? '',
  };
}

function readReports(text: string): DeliveryReport[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const action = actions.find((each) => each === fieldOf(block, 'Action').toLowerCase());
    if (!action) return [];
    const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldOf(block, 'Status'))?.[0] ?? '';
    const diagnostic = fieldOf(block, 'Diagnostic-Code').replace(/^\s*[\w-]+\s*;\s*/, '');
    return [{ action, status, diagnostic }];
  });
}

function partsOf(part: Part, depth: number): Part[] {
  const type = fieldOf(part.headers, 'Content-Type');
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!/^multipart\//i.test(type) || mark === undefined || depth === 0) return [part];
  const [, ...pieces] = `\n${part.body}`.split(`\n--${mark}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => partsOf(split(piece.replace(/^[^\n]*\n/, '')), depth - 1));
}

function split(text: string): Part {
  if (text.startsWith('\n')) return { headers: '', body: text.slice(1) };
  const end = text.indexOf('\n\n');
  return end < 0 ? { headers: text, body: '' } : { headers: text.slice(0, end), body: text.slice(end + 2) };
}

function bodyOf({ headers, body }: Part): string {
  const encoding = fieldOf(headers, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return body;
  return body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\da-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const isOf = ({ headers }: Part, types: readonly string[]) =>
  types.includes(/^[\w/-]+/.exec(fieldOf(headers, 'Content-Type').toLowerCase())?.[0] ?? '');

/** A field, its lines put together. */
function fieldOf(headers: string, name: string): string {
  const lines = headers.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const beginning = `${name.toLowerCase()}:`;
  const line = lines.find((each) => each.toLowerCase().startsWith(beginning));
  return line?.slice(beginning.length).trim() ?? '';
}
