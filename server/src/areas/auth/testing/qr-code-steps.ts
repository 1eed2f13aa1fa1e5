import { decodeQR } from 'qr/decode.js';
import {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  readQrCode,
  type LoginChannel,
} from 'shared-api/contracts/auth';
import { readPng } from '../../../platform/png/read-png.ts';
import { callOn, downloadOn, type TestApp } from '../../../testing/index.ts';
import { idOf } from './auth-app.ts';

/** Whose code is asked for, as the call names him. */
export const mario = { userId: idOf('mario.rossi'), token: idOf('mario.rossi') };

/** Has a code made. */
export const create = (app: TestApp, cookie: string, named = mario) =>
  callOn(app.app, createQrCode, named, { cookie });

/** Fetches its file. */
export const fetchFile = (app: TestApp, cookie: string, ticket: string) =>
  downloadOn(app.app, downloadQrCode, { ticket }, { cookie });

/** Shows a code to the sign-in. */
export const enter = (app: TestApp, secret: string, channel: LoginChannel = 'MAIL', cookie = '') =>
  callOn(app.app, signInByQrCode, { secret, product: 'docsign', channel }, { cookie });

/** Reads a code at a quarter of its size, which is quicker and as sure. */
export function read(png: Buffer): string {
  const { width, rgba } = readPng(png);
  const size = Math.floor(width / 4);
  const data = new Uint8Array(size * size * 4);
  for (let place = 0; place < size * size; place += 1) {
    const from = (Math.floor(place / size) * 4 * width + (place % size) * 4) * 4;
    data.set(rgba.subarray(from, from + 4), place * 4);
  }
  return decodeQR({ width: size, height: size, data });
}

/** Makes a code as the profile does, and reads its file. */
export async function makeCode(app: TestApp, cookie: string, named = mario): Promise<string> {
  const { output } = await create(app, cookie, named);
  const file = await fetchFile(app, cookie, output.ticket);
  return readQrCode(read(file.bytes)) ?? '';
}
