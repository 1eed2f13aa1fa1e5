type Source = HTMLVideoElement | ImageBitmap;

/** Reads the QR code in a picture or in a moment of a video; undefined when there is none that can be read. */
export type ReadQr = (source: Source) => Promise<string | undefined>;

/** The part of the Shape Detection API that is used here; browsers without it decode by a library. */
interface Detector {
  detect(source: Source): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let loading: Promise<ReadQr> | undefined;

/** The reader: the browser's own where it has one, else a decoder that is loaded once. @throws when that cannot be had; the next call tries again. */
export async function loadReader(): Promise<ReadQr> {
  loading ??= createReader();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function createReader(): Promise<ReadQr> {
  const detector = await createDetector();
  if (!detector) return createDecoder();
  return async (source) => (await detector.detect(source))[0]?.rawValue;
}

async function createDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  return new BarcodeDetector({ formats: ['qr_code'] });
}

const frameSize = 800;
const pictureSizes = [1600, 800, 400];

async function createDecoder(): Promise<ReadQr> {
  const { decodeQR } = await import(/* webpackChunkName: "qr-decode" */ 'qr/decode.js');
  const decode = (image: ImageData | undefined, timeLimit: number) => {
    try {
      return image && decodeQR(image, { timeLimit });
    } catch {
      return undefined;
    }
  };
  return async (source) => {
    if (source instanceof HTMLVideoElement) return decode(draw(source, frameSize), 80);
    for (const size of pictureSizes) {
      const text = decode(draw(source, size), 1000);
      if (text) return text;
    }
    return undefined;
  };
}

let canvas: HTMLCanvasElement | undefined;

/** The pixels of a source on white, its longer side of `size` at most; undefined while it has none. */
function draw(source: Source, size: number): ImageData | undefined {
  const [width, height] = sizeOf(source);
  const scale = Math.min(1, size / Math.max(width, height));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function sizeOf(source: Source): readonly [number, number] {
  if (source instanceof HTMLVideoElement) return [source.videoWidth, source.videoHeight];
  return [source.width, source.height];
}
