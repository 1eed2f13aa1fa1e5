import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Compressed {
  readonly body: string | Buffer;
  readonly encoding?: 'br' | 'gzip';
}

/** Compresses a page that is made anew for each request, as the browser accepts it. */
export async function compressPage(page: string, accepted: string | undefined): Promise<Compressed> {
  if (accepted?.includes('br')) return { body: await brotli(page, quick), encoding: 'br' };
  if (accepted?.includes('gzip')) return { body: await zip(page), encoding: 'gzip' };
  return { body: page };
}
