import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDigestHeader } from 'shared-api/contracts/common';

/** A file that a call answers with. */
export interface FileAnswer {
  readonly stream: Readable;
  readonly name: string;
  readonly type: string;
  /** In bytes; left out of a file that is made while it is sent. */
  readonly size?: number;
  /** SHA-256 of the content (hex), where it is known before it is sent: whoever saves it checks it. */
  readonly hash?: string;
  /** Whether the browser may show it in the page's place; it is offered for saving otherwise. */
  readonly inline?: boolean;
  /** Whether its address names its content, so that the browser may keep it for good. */
  readonly isImmutable?: boolean;
}

/** What stands between may change nothing: who signs and who keeps a file has its very bytes. */
const kept = 'private, max-age=31536000, immutable, no-transform';

/** Sends a file: never cached by others, never run as a page of ours. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const disposition = file.inline ? 'inline' : 'attachment';
  return reply
    .headers({
      'content-type': file.type,
      ...(file.size !== undefined && { 'content-length': file.size }),
      ...(file.hash !== undefined && { [contentDigestHeader]: digestOf(file.hash) }),
    })
    .header('content-disposition', `${disposition}; ${fileNameParameters(file.name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', file.isImmutable ? kept : 'private, no-store, no-transform')
    .send(file.stream);
}

function digestOf(hash: string): string {
  return `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`;
}

function fileNameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
