import { isOwnAnswer } from 'shared-ui';
import { kindOfError } from '../failure-kind.ts';
import { FileFailure, type FileSource, type OpenFile, type OpensFile } from '../open-file.ts';

/** Opens a picture as a file of one page, turned as its camera says. */
export const openPicture: OpensFile = (source, onProgress) => {
  const leaving = new AbortController();
  let bitmap: ImageBitmap | undefined;
  const start = async () => {
    const content = await contentOf(source, { signal: leaving.signal, onProgress });
    bitmap = await createImageBitmap(content);
    return presentPicture(bitmap);
  };
  const opened = start().catch((error: unknown) => {
    throw new FileFailure(kindOfError(error), error);
  });
  return {
    opened,
    close() {
      leaving.abort();
      bitmap?.close();
    },
  };
};

interface Loading {
  readonly signal: AbortSignal;
  readonly onProgress: ((share: number) => void) | undefined;
}

async function contentOf(source: FileSource, { signal, onProgress }: Loading): Promise<Blob> {
  if (typeof source !== 'string') return source;
  const response = await fetch(source, { signal });
  if (!isOwnAnswer(response)) throw new FileFailure('unreachable', response.status);
  if (!response.ok) throw new FileFailure(response.status < 500 ? 'missing' : 'unreachable', response.status);
  const total = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
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

function presentPicture(bitmap: ImageBitmap): OpenFile {
  const { width, height } = bitmap;
  return {
    pageCount: 1,
    sizeOf: async () => ({ width, height }),
    async draw({ canvas, width: pixels, signal }) {
      if (signal.aborted) return 'partly';
      canvas.width = Math.round(pixels);
      canvas.height = Math.round((pixels * height) / width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gives no more room to draw');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return 'whole';
    },
  };
}
