/** Something above the floor that may stand in a build. */
interface KnownUse {
  readonly features: readonly string[];
  /** The files that may have it; all where there is none. */
  readonly within?: RegExp;
  readonly reason: string;
}

const pdf = /^pdf\./;

/** What is there with a reason: it is asked for first, only looks, is filled in, or is a word of somebody's own. */
export const knownUses: readonly KnownUse[] = [
  {
    features: ['Promise.withResolvers', 'AbortSignal.any', '.transferToFixedLength'],
    within: pdf,
    reason:
      'filled in before pdf.js starts, on the page and in its worker: shared-ui/src/viewer/pdf/fill-in.ts',
  },
  {
    features: ['Promise.withResolvers', 'AbortSignal.any', '.transferToFixedLength'],
    within: /^(?:gallery-viewer|\d+|message-attachment|screen-[\w-]+)\./,
    reason: 'that fill-in itself, in the file of the viewer',
  },
  {
    features: [
      '.getOrInsert',
      '.getOrInsertComputed',
      '.sumPrecise',
      'Promise.try',
      'URL.parse',
      '.fromBase64',
      '.toBase64',
      '.toHex',
      '.setFromBase64',
      '.setFromHex',
      '.difference',
      '.intersection',
      'Iterator',
      'JSON.isRawJSON',
      'JSON.rawJSON',
      '.isRawJSON',
      '.rawJSON',
    ],
    within: pdf,
    reason: 'pdf.js brings it in its build for older browsers',
  },
  {
    features: [
      'Float16Array',
      'ImageDecoder',
      'ImageDecoder.isTypeSupported',
      'Sanitizer',
      '.getCoalescedEvents',
    ],
    within: pdf,
    reason: 'pdf.js asks first whether it is there',
  },
  {
    features: ['Error.captureStackTrace'],
    within: /^workbook\./,
    reason: 'what unpacks workbooks asks first whether it is there',
  },
  {
    features: ['.ariaControlsElements', '.beginRenderPass'],
    within: pdf,
    reason: 'of the editor of pdf.js, which the viewer does not use',
  },
  {
    features: ['Metadata', 'viewport', '.take', '.use', '.fontKerning', '.letterSpacing', '.wordSpacing'],
    within: pdf,
    reason: 'a name of pdf.js: its classes, the state of its own text, styles of forms',
  },
  {
    features: [
      '.drop',
      '.toArray',
      '.union',
      '.use',
      '.zip',
      '.getName',
      '.fileName',
      '.displayName',
      '.isVisible',
      '.setResizable',
    ],
    reason:
      'a name of objects of ours and of libraries: schemas, React, the grid, drafts. Of sets and iterators it may not be used',
  },
  {
    features: ['URL.canParse', 'cookieStore', 'Error.captureStackTrace'],
    within: /^further\./,
    reason: 'zod and axios ask first whether it is there',
  },
  {
    features: [
      'setImmediate',
      'navigation',
      '.startViewTransition',
      '.movementX',
      '.movementY',
      '.fetchPriority',
      '.imageSizes',
    ],
    within: /^(?:kit|further)\./,
    reason: 'React and the router: asked for first, or a hint that may be lost',
  },
  {
    features: ['requestIdleCallback', 'cancelIdleCallback'],
    within: /^(?:main|frame)\./,
    reason: 'asked for first; a short wait stands in',
  },
  {
    features: ['.checkVisibility', '.userAgentData', '.persistentDeviceId'],
    reason: 'asked for first, by us, the grid, the calendar and the pad',
  },
  {
    features: ['.imageSmoothingQuality'],
    reason: 'a picture that is made smaller looks a little rougher',
  },
  {
    features: ['contain-intrinsic-block-size', 'content-visibility', 'scrollbar-gutter', 'scrollbar-width'],
    reason: 'spares work, or a shift of a few pixels',
  },
  {
    features: [
      'text-wrap',
      'hyphens',
      'text-size-adjust',
      'print-color-adjust',
      'overflow-clip-margin',
      ':selection',
      'resize',
      'speak',
    ],
    reason: 'looks: lines break less evenly, a mark is the browser’s own',
  },
  {
    features: ['forced-color-adjust'],
    reason: 'for forced colours, which these browsers do not have',
  },
  {
    features: ['align-items: safe', 'justify-content: safe'],
    reason: 'what is in the middle begins at the edge',
  },
  {
    features: ['rect()'],
    reason: 'the grid hides by `clip`, which every browser has; the data means the one for `clip-path`',
  },
];
