/** Where the build put the worker that reads PDFs. */
export function workerAddress(): string {
  return new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
}

// Of an address that is computed, webpack makes a text where it should make a URL: hence String() and no `.href`.

/** Where the build put a font that PDFs may use without bringing it. */
export function standardFontAddress(name: string): string {
  return String(
    new URL(/* webpackInclude: /\.(pfb|ttf)$/ */ `pdfjs-dist/standard_fonts/${name}`, import.meta.url),
  );
}

/** Where the build put a decoder of images (JBIG2, JPEG 2000), as WebAssembly or as a plain script. */
export function decoderAddress(name: string): string {
  return String(
    new URL(
      /* webpackInclude: /(jbig2|openjpeg)(\.wasm|_nowasm_fallback\.js)$/ */ `pdfjs-dist/wasm/${name}`,
      import.meta.url,
    ),
  );
}

/** A table of East Asian characters; all of them are one chunk, since hardly any PDF needs one. */
export async function characterMap(name: string): Promise<Uint8Array> {
  const maps = (await import(
    /* webpackChunkName: "pdf-character-maps", webpackMode: "lazy-once", webpackInclude: /\.bcmap$/ */
    `pdfjs-dist/cmaps/${name}`,
    { with: { type: 'bytes' } }
  )) as { default: Uint8Array };
  return maps.default;
}
