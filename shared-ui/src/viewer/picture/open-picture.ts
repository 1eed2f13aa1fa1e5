import { kindOfError } from '../failure-kind.ts';
import { fetchFile } from '../fetch-file.ts';
import { FileFailure, type OpenFile, type OpensFile } from '../open-file.ts';

/** Opens a picture as a file of one page, turned as its camera says. */
export const openPicture: OpensFile = (source, onProgress) => {
  const leaving = new AbortController();
  let bitmap: ImageBitmap | undefined;
  const start = async () => {
    const { signal } = leaving;
    const { content, digest } =
      typeof source === 'string' ? await fetchFile(source, { signal, onProgress }) : { content: source };
    bitmap = await createImageBitmap(content);
    return { ...presentPicture(bitmap), digest };
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
