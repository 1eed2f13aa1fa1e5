import type { Answer } from './request.ts';

const endOfHead = '\r\n\r\n';

/** Reads the bytes of a connection that was closed after one answer; undefined where they hold none. */
export function readAnswer(bytes: Buffer): Omit<Answer, 'milliseconds'> | undefined {
  const end = bytes.indexOf(endOfHead);
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  if (end < 0 || status === 0) return undefined;
  const rest = bytes.subarray(end + endOfHead.length);
  // 'Continue' comes before the answer itself.
  if (status < 200) return readAnswer(rest);
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const headers = Object.fromEntries(fields);
  const cookies = fields.filter(([name]) => name === 'set-cookie').map(([, value]) => value);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest;
  return { status, headers, cookies, body };
}

/** Whether an answer on a connection that stays open is all there. */
export function isWhole(bytes: Buffer, method: string): boolean {
  const answer = readAnswer(bytes);
  if (!answer || answer.headers['connection'] === 'close') return false;
  const { status, headers, body } = answer;
  if (method === 'HEAD' || status === 204 || status === 304) return true;
  if (headers['transfer-encoding'] === 'chunked') return bytes.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
  return body.length >= Number(headers['content-length'] ?? Infinity);
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (line < 0 || !(size > 0)) break;
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
