/**
 * What pdf.js says where it goes on without something that the pages draw, or draws it in another way than the file means: a command,
 * text, picture, pattern or colour that it can't read. Of fonts and of the structure of a file it says much that nobody sees.
 */
const flaws = [
  /ignoring (?:XObject|ExtGState|Shading|shading|operator|pattern|ColorSpace|sub-stream|annotation data)/,
  /ignoring errors during/,
  /ignoring the rest of the image data/,
  /^Unknown command/,
  /^Skipping command/,
  /^Unterminated (?:hex )?string/,
  /^Filter ".*" is not supported/,
  /^(?:Unrecognized|Unimplemented) ColorSpace/,
  /^FormatError: Unsupported ShadingType/,
  /^Unable to decode (?:inline )?image/,
  /^Inline \w+ image stream: EO[DI] marker not found/,
  /^getTransferableImage - failed/,
  /^Unsupported \/S?Mask format/,
  /^Image dimensions are missing/,
  /^Bits per component is not correct/,
  /^decodeScan - |^readDataBlock - |^JpegImage\.parse - reached the end/,
  /^Reached the end of the stream without finding a valid EI|^findDefaultInlineStreamEnd: Reached/,
  /^Type3 font resource ".*" is not available/,
  /^loadFont - |^translateFont - fetching|^Empty ".*" stream/,
  /^RangeError: Offset is outside the bounds of the DataView/,
];

/** Whether a warning of pdf.js is about something that a page should show. */
export function isFlaw(said: string): boolean {
  const text = said.replace(/^Warning: /, '');
  return flaws.some((flaw) => flaw.test(text));
}
