import type { fetchFile } from '../viewer/fetch-file.ts';
import { FileFailure } from '../viewer/open-file.ts';

/** Stands in for what fetches the files of viewers: `jest.config.mjs` puts it in its place. The content of a file is its address. */

/** How the next file may fail to come. */
export type NextFailure = 'missing' | 'unreachable' | 'altered';

type Fetches = typeof fetchFile;

/** The SHA-256 that every file has, as it is said. */
export const servedDigest = 'd1'.repeat(32);
let next: Fetches | undefined;

const fake: Fetches = (address, fetching) => {
  const answer = next ?? whole;
  next = undefined;
  return answer(address, fetching);
};
export { fake as fetchFile };

/** The address from which these bytes came, undefined where they came from none. */
export function addressIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  return text.startsWith('/') ? text : undefined;
}

/** Has the next file fail to come; undefined lets it come. */
export function failNextFile(kind: NextFailure | undefined): void {
  next = kind && (async () => Promise.reject(new FileFailure(kind, kind)));
}

/** Has the next file come slowly: `report` announces which share of it is there, `arrive` lets it come. */
export function holdNextPdf(): { report(share: number): void; arrive(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let announce: ((share: number) => void) | undefined;
  next = async (address, fetching) => {
    announce = fetching.onProgress;
    await promise;
    return whole(address, fetching);
  };
  return { report: (share) => announce?.(share), arrive: () => resolve() };
}

const whole: Fetches = async (address) => {
  const bytes = new TextEncoder().encode(address);
  return { content: { arrayBuffer: async () => bytes.buffer } as unknown as Blob, digest: servedDigest };
};
