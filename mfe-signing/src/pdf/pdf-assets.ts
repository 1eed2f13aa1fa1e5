import { characterMap, decoderAddress, standardFontAddress } from './pdf-worker.ts';

interface AssetRequest {
  kind: string;
  filename: string;
}

/** Gives pdf.js what it asks for while it reads: from the files of this build, whose names are hashed. */
export class PdfAssets {
  async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
    // The worker takes the bytes over; the chunk's own copy must stay.
    if (kind === 'cMapUrl') return (await characterMap(filename)).slice();
    return readBytes(kind === 'wasmUrl' ? decoderAddress(filename) : standardFontAddress(filename));
  }
}

async function readBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
