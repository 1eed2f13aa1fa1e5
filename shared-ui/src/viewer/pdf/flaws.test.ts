import { isFlaw } from './flaws.ts';

it.each([
  'Warning: Unknown command "erish".',
  'Warning: Unterminated string',
  'Warning: getOperatorList - ignoring errors during "GetOperatorList: page 0" task: "ParserEOFException: End of file".',
  'Warning: getOperatorList - ignoring XObject: "FormatError: XObject should be a stream".',
  'Warning: Filter "JXLDecode" is not supported.',
  'Warning: Unrecognized ColorSpace: Nonsense',
  'Warning: FormatError: Unsupported ShadingType: 9',
  'Warning: Unable to decode image "img_p0_1": "JpegError: SOI not found".',
  'Warning: Unable to decode inline image: "JpegError: SOI not found".',
  'Warning: Inline DCTDecode image stream: EOI marker not found, searching for /EI/ instead.',
  'Warning: getOperatorList - ignoring ExtGState: "FormatError: soft mask".',
  'Warning: translateFont - fetching "F1" font file: "TypeError".',
  'Warning: RangeError: Offset is outside the bounds of the DataView',
  'Warning: Found EOI marker (0xFFD9) while parsing scan data -- ignoring the rest of the image data.',
])('is about what a page should show: %s', (said) => expect(isFlaw(said)).toBe(true));

it.each([
  'Warning: Indexing all PDF objects',
  'Warning: TT: undefined function: 32',
  'Warning: CFF stem hints are in wrong order',
  'Warning: parseDestDictionary: Invalid type in Action dictionary.',
  'Warning: Font "F9" is not available -- attempting to fallback to a default font.',
])('is about nothing that one sees: %s', (said) => expect(isFlaw(said)).toBe(false));
