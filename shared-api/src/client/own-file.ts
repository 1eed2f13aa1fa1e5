import { digestIn, sha256Of } from '../device/content-digest.ts';
import { isOwnAnswer } from '../device/own-answer.ts';
import { foreignAnswer } from './foreign-answer.ts';

/** What came for a download. */
interface CameBytes {
  readonly content: Blob;
  readonly headers: Headers;
  readonly status: number;
}

/**
 * The file of a download, under the name that the server gives it, if it is the one that our server sent: by its mark, and by its hash
 * where that is known and the browser can compute it (not over plain http). @throws ApiError in words otherwise
 */
export async function ownFile({ content, headers, status }: CameBytes): Promise<File> {
  if (!isOwnAnswer({ headers })) {
    const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '');
    throw foreignAnswer(isPage ? 'sign-in' : 'changed', status);
  }
  if (!(await isWhole(content, headers))) throw foreignAnswer('changed', status);
  return new File([content], nameIn(headers), { type: content.type });
}

async function isWhole(content: Blob, headers: Headers): Promise<boolean> {
  const wanted = digestIn(headers);
  const found = wanted === undefined ? undefined : await sha256Of(content);
  return found === undefined || found === wanted;
}

/** The name that a file was sent under, empty when it has none. */
function nameIn(headers: Headers): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1];
  return decodeURIComponent(encoded ?? '');
}
