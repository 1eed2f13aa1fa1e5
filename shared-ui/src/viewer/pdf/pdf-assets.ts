import { fetchBuildFile } from './build-file.ts';
import { characterMap, decoderAddress, standardFontAddress } from './pdf-worker.ts';
import { hasWebAssembly, nameOfDecoder } from './web-assembly.ts';

interface AssetRequest {
  kind: string;
  filename: string;
}

/** Gives pdf.js what it asks for while it reads: from the files of this build, whose names are hashed. */
export class PdfAssets {
  async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
    // The bytes are transferred to the worker; the chunk's own copy must stay.
    if (kind === 'cMapUrl') return (await characterMap(filename)).slice();
    if (kind === 'wasmUrl' && !hasWebAssembly()) return nameOfDecoder(filename);
    const address = kind === 'wasmUrl' ? decoderAddress(filename) : standardFontAddress(filename);
    return new Uint8Array(await fetchBuildFile(address));
  }
}
