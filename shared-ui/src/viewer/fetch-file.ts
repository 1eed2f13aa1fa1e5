import { digestIn, isOwnAnswer, sha256Of } from 'shared-ui';
import type { ErrorAnswer } from 'shared-api/contracts/common';
import { FileFailure } from './open-file.ts';

interface Fetching {
  readonly signal: AbortSignal;
  /** Hears which share of the file (0 to 1) has come. */
  readonly onProgress: ((share: number) => void) | undefined;
}

interface CameFile {
  readonly content: Blob;
  /** Its SHA-256 (hex), compared with what our server sent; undefined where the browser can't compute it. */
  readonly digest: string | undefined;
}

/**
 * Fetches a file of our server's to show it: whole, and the very one that was sent (decision 097). What stands between may answer in
 * its place, make it anew or take its mark away: such a file is not shown. @throws FileFailure
 */
export async function fetchFile(address: string, { signal, onProgress }: Fetching): Promise<CameFile> {
  const response = await fetch(address, { signal });
  if (!isOwnAnswer(response)) {
    await response.body?.cancel();
    throw new FileFailure(isFile(response) ? 'altered' : 'unreachable', response.status);
  }
  if (!response.ok) throw new FileFailure(await kindOfRefusal(response), response.status);
  const content = await readBody(response, onProgress);
  const digest = await sha256Of(content);
  if (digest !== undefined && digest !== digestIn(response.headers))
    throw new FileFailure('altered', 'Another content than the one that was sent');
  return { content, digest };
}

/** A page is no file: a network or a gateway asks for something first. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !(headers.get('content-type') ?? 'text/').startsWith('text/');
}

async function kindOfRefusal(response: Response): Promise<FileFailure['kind']> {
  const { code }: Partial<ErrorAnswer> = await response.json().catch(() => ({}));
  if (code === 'file-changed') return 'changed';
  return response.status < 500 ? 'missing' : 'unreachable';
}

async function readBody(
  { headers, body }: Response,
  onProgress: ((share: number) => void) | undefined,
): Promise<Blob> {
  const total = Number(headers.get('content-length'));
  const reader = body?.getReader();
  const parts: BlobPart[] = [];
  let loaded = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return new Blob(parts);
    parts.push(value);
    loaded += value.length;
    if (total > 0) onProgress?.(Math.min(1, loaded / total));
  }
}
