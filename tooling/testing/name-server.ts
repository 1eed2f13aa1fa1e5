import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that really runs, on this machine alone, and knows TXT records. */
export interface NameServer {
  /** As `NAME_SERVERS` wants it. */
  readonly address: string;
  /** The texts of each name; a test adds and changes them. */
  readonly records: Map<string, readonly string[]>;
  stop(): Promise<void>;
}

const headerBytes = 12;
/** An answer, for a name that the question has at its place. */
const answerHead = [0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 0];

/** Starts one on a free port (RFC 1035). */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => socket.send(answerTo(message, records), from.port, from.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const stop = async () => {
    socket.close();
    await once(socket, 'close');
  };
  return { address: `127.0.0.1:${socket.address().port}`, records, stop };
}

function answerTo(message: Buffer, records: NameServer['records']): Buffer {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  const question = message.subarray(headerBytes, at + 5);
  const texts = records.get(labels.join('.').toLowerCase());
  const head = Buffer.alloc(headerBytes);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(texts ? 0x8580 : 0x8583, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts?.length ?? 0, 6);
  return Buffer.concat([head, question, ...(texts ?? []).map(record)]);
}

/** A text is sent in parts of 255 bytes at most. */
function record(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([Buffer.from(answerHead), length, data]);
}
