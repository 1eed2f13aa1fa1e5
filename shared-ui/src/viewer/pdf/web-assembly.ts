import { fetchBuildFile } from './build-file.ts';
import { decoderAddress } from './pdf-worker.ts';

/** The decoders of pictures by the name that pdf.js asks for, with what pdf.js ships of each without WebAssembly. */
const plainDecoders = {
  'openjpeg.wasm': 'openjpeg_nowasm_fallback.js',
  'jbig2.wasm': 'jbig2_nowasm_fallback.js',
};

const emptyProgram = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the browser runs WebAssembly: an iPhone in lockdown has none, and what a company sets may refuse it. */
export function hasWebAssembly(): boolean {
  try {
    return Boolean(new WebAssembly.Module(emptyProgram));
  } catch {
    return false;
  }
}

/**
 * What a worker of pdf.js begins with where there is no WebAssembly: something of that name which runs the same decoders as plain
 * scripts. They are fetched and checked with it, for an address that the worker imports by itself would carry no hash.
 */
export async function standInForWebAssembly(): Promise<string> {
  const decoders = await Promise.all(Object.entries(plainDecoders).map(readDecoder));
  const start = `async (name, imports) => ({ instance: { exports: decoders[new TextDecoder().decode(name)](imports) } })`;
  return `const decoders = {};\n${decoders.join('\n')}\nglobalThis.WebAssembly = { instantiate: ${start} };\n`;
}

/** What the worker gets for a decoder instead of its bytes: by the name the stand-in knows it. */
export function nameOfDecoder(name: string): Uint8Array {
  return new TextEncoder().encode(name);
}

async function readDecoder([name, file]: [string, string]): Promise<string> {
  const text = new TextDecoder().decode(await fetchBuildFile(decoderAddress(file)));
  const exported = /\bexport default function\b/;
  if (!exported.test(text)) throw new Error(`${file} has no decoder`);
  return `{ ${text.replace(exported, `decoders[${JSON.stringify(name)}] = function`)} }`;
}
