import type { FastifyRequest } from 'fastify';
import type { Encoding } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';

const kilobyte = 1024;

/**
 * Bytes that a body may have, and each text field of one with files, where a call does not say that it brings more. Reading a megabyte takes
 * the server's own thread from everybody else for 15 ms as a form, and for 130 ms as JSON.
 */
export const bodyLimits: Readonly<Record<Encoding, number>> = {
  query: 64 * kilobyte,
  json: 64 * kilobyte,
  form: 256 * kilobyte,
  multipart: 256 * kilobyte,
};

/** For forms of thousands of ids, of long texts in any letters, and with drawings. */
export const largeBody = 1024 * kilobyte;

const mediaTypes: Readonly<Record<Exclude<Encoding, 'query'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/**
 * Refuses a body that is written in another way than the call is, before anybody reads it; that of a query is not read at all.
 * @throws AppError `invalid-input`
 */
export function requireEncoding(encoding: Encoding, { headers }: FastifyRequest): void {
  if (encoding === 'query') return;
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type && type !== mediaTypes[encoding]) throw new AppError('invalid-input');
}
