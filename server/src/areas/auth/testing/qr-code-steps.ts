import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  readQrCode,
  type LoginChannel,
} from 'shared-api/contracts/auth';
import { readPngChunks, readPngHeader } from '../../../platform/png/png-file.ts';
import { callOn, downloadOn, type TestApp } from '../../../testing/index.ts';
import { idOf, password } from './auth-app.ts';

/** Whose code is asked for, as the call names them. */
export const mario = { userId: idOf('mario.rossi'), token: idOf('mario.rossi') };

/** Has a code made. */
export const create = (app: TestApp, cookie: string, named = mario) =>
  callOn(app.app, createQrCode, { ...named, password }, { cookie });

/** Fetches its file. */
export const fetchFile = (app: TestApp, cookie: string, ticket: string) =>
  downloadOn(app.app, downloadQrCode, { ticket }, { cookie });

/** Shows a code to the sign-in. */
export const enter = (app: TestApp, secret: string, channel: LoginChannel = 'MAIL', cookie = '') =>
  callOn(app.app, signInByQrCode, { secret, product: 'docsign', channel }, { cookie });

/** Reads a code from its file, of which it looks at every fourth pixel: each is black or white, as `qrPicture` draws it. */
export function read(png: Buffer): string {
  const chunks = readPngChunks(png);
  const { width } = readPngHeader(chunks.get('IHDR'));
  const bits = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const [size, line] = [Math.floor(width / 4), 1 + Math.ceil(width / 8)];
  const data = new Uint8Array(size * size * 4).fill(255);
  for (let place = 0; place < size * size; place += 1) {
    const [x, y] = [(place % size) * 4, Math.floor(place / size) * 4];
    const isWhite = ((bits[y * line + 1 + (x >> 3)] ?? 0) << (x & 7)) & 0x80;
    if (!isWhite) data.fill(0, place * 4, place * 4 + 3);
  }
  return decodeQR({ width: size, height: size, data });
}

/** Makes a code as the profile does, and reads its file. */
export async function makeCode(app: TestApp, cookie: string, named = mario): Promise<string> {
  const { output } = await create(app, cookie, named);
  const file = await fetchFile(app, cookie, output.ticket);
  return readQrCode(read(file.bytes)) ?? '';
}
