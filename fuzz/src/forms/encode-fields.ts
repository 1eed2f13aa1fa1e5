import type { Call, Download } from 'shared-api/contracts/common';
import type { WireRequest } from '../http/request.ts';
import type { Entries } from './mutations.ts';

/** A file that goes with a call. */
export interface FilePart {
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

type Target = Pick<Call | Download, 'method' | 'path' | 'encoding'>;

/** Writes fields as a call says that they travel; what a well-made client cannot say, such as a name twice, is said all the same. */
export function encodeFields(call: Target, entries: Entries, files: readonly FilePart[] = []): WireRequest {
  const { method, path, encoding } = call;
  const request = { method, target: path, headers: [] };
  const text = new URLSearchParams(entries.flatMap(asTexts)).toString();
  if (encoding === 'query') return { ...request, target: text === '' ? path : `${path}?${text}` };
  const typed = (type: string, body: Buffer): WireRequest => ({
    ...request,
    headers: [['Content-Type', type]],
    body,
  });
  if (encoding === 'form') return typed('application/x-www-form-urlencoded', Buffer.from(text));
  if (encoding === 'json') return typed('application/json', Buffer.from(jsonOf(entries)));
  return typed(`multipart/form-data; boundary=${boundary}`, multipartOf(entries, files));
}

const boundary = 'fuzzfuzzfuzz';

function asTexts([name, value]: Entries[number]): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && name.endsWith(']')) return value.map((part) => [name, asText(part)]);
  return [[name, asText(value)]];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** By hand, so that a name can come twice. */
function jsonOf(entries: Entries): string {
  const members = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}

function multipartOf(entries: Entries, files: readonly FilePart[]): Buffer {
  const parts = entries
    .flatMap(asTexts)
    .map(([name, text]) => partOf(`name="${escape(name)}"`, '', Buffer.from(text)));
  for (const { name, fileName, type, bytes } of files)
    parts.push(
      partOf(`name="${escape(name)}"; filename="${escape(fileName)}"`, `Content-Type: ${type}\r\n`, bytes),
    );
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function partOf(disposition: string, type: string, bytes: Uint8Array): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

const escape = (name: string) => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
