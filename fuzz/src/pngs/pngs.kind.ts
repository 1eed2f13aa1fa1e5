import fc from 'fast-check';
import { saveSignatureObject, uploadAttachment } from 'shared-api/contracts/signing';
import { addSlide } from 'shared-api/contracts/admin';
import { sampleDrawing } from '../../../server/src/platform/pdf-editing/corpus/sample-drawing.ts';
import { encodePng } from '../../../server/src/platform/png/write-png.ts';
import { checkSealed } from '../pdfs/check-sealed.ts';
import { signDocument } from '../pdfs/sign-document.ts';
import { sampleFiles } from '../forms/sample-files.ts';
import { callAs } from '../run/call-as.ts';
import type { Kind } from '../run/kind.ts';
import type { Session } from '../run/session.ts';
import { mutatePng, pngMutations, type PngMutation } from './png-mutations.ts';

type Way = 'drawing' | 'object' | 'slide' | 'attachment' | 'signature';

/** A picture, what is wrong with it, and by which way it comes in. */
interface PngPlan {
  readonly base: keyof typeof bases;
  readonly mutations: readonly PngMutation[];
  readonly way: Way;
}

const plainRows = (width: number, height: number) => Buffer.alloc((width * 4 + 1) * height, 0x40);
const bases = {
  small: Buffer.from(sampleDrawing({ width: 60, height: 20 })),
  usual: Buffer.from(sampleDrawing({ width: 400, height: 120 })),
  dark: encodePng({ width: 30, height: 10, rows: plainRows(30, 10) }),
} as const;

/** Pictures, by every way in which somebody can send one; what is accepted as a drawing must be sealed. */
export const pngs: Kind<PngPlan> = {
  name: 'PNGs',
  weight: 7,
  plans: fc.record({
    base: fc.constantFrom('small' as const, 'usual' as const, 'dark' as const),
    mutations: fc.array(pngMutations, { minLength: 1, maxLength: 2 }),
    way: fc.constantFrom(
      'drawing' as const,
      'object' as const,
      'slide' as const,
      'attachment' as const,
      'signature' as const,
    ),
  }),
  attempt: async ({ way, ...plan }, session) => ({ isPast: await ways[way](session, bytesOf(plan)) }),
  file: (plan) => ({ name: 'input.png', bytes: bytesOf(plan) }),
};

/** The bytes of a plan. */
export function bytesOf({ base, mutations }: Pick<PngPlan, 'base' | 'mutations'>): Buffer {
  return mutatePng(bases[base], mutations);
}

const asFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'firma.png', { type: 'image/png' });
const asAddress = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
/** Longer texts are refused by their length, which forms try. */
const maxLength = 390_000;

const ways: Readonly<Record<Way, (session: Session, bytes: Buffer) => Promise<boolean>>> = {
  drawing: async (session, bytes) => {
    const object = {
      id: '0',
      kind: 'signature' as const,
      drawing: asAddress(bytes),
      text: '',
      isDefault: false,
    };
    if (object.drawing.length > maxLength) return false;
    return isDone(await callAs({ session, role: 'staffElsewhere' }, saveSignatureObject, object));
  },
  object: async (session, bytes) => {
    const object = { id: '0', kind: 'image' as const, drawing: '', text: '', isDefault: false };
    return isDone(
      await callAs({ session, role: 'staffElsewhere' }, saveSignatureObject, object, { file: asFile(bytes) }),
    );
  },
  slide: async (session, bytes) =>
    isDone(await callAs({ session, role: 'superUser' }, addSlide, slide, { logo: asFile(bytes) })),
  attachment: async (session, bytes) =>
    isDone(await callAs({ session, role: 'admin' }, uploadAttachment, {}, { file: asFile(bytes) })),
  signature: async (session, bytes) => {
    const image = asAddress(bytes);
    if (image.length > maxLength) return false;
    const sealed = await signDocument(session, { bytes: sampleFiles.pdf.bytes, title: 'Fuzz', image });
    if (sealed) for (const problem of await checkSealed(sealed)) session.note(problem);
    return sealed !== undefined;
  },
};

const isDone = ({ status }: { status: number }) => status > 0 && status < 400;

const slide = {
  titleIt: 'Prova',
  textIt: '',
  altIt: '',
  titleEn: '',
  textEn: '',
  altEn: '',
  isAtLogin: false,
  isOnDiscover: true,
  isHidden: true,
  shownFrom: null,
  shownUntil: null,
  focusX: 50,
  focusY: 50,
};
