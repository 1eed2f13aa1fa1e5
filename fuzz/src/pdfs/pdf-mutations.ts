import fc from 'fast-check';
import type { CorpusFile } from './pdf-corpus.ts';
import { entries, numbers, values } from './hostile-parts.ts';
import { findObjects, replaceAt, type Part } from './pdf-parts.ts';

const place = fc.nat({ max: 99_999 });
/** One thing that is done to a PDF. */
export type PdfMutation =
  | { readonly kind: 'number' | 'value' | 'entry'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'swap' | 'double' | 'delete' | 'length' | 'offset' | 'name' | 'reference' | 'generation';
      readonly at: number;
      readonly other: number;
    }
  | { readonly kind: 'nest'; readonly at: number; readonly depth: number; readonly opening: string }
  | { readonly kind: 'cut' | 'middle' | 'flip' | 'prefix'; readonly at: number; readonly other: number }
  | { readonly kind: 'splice'; readonly at: number; readonly base: number; readonly from: number };

export const pdfMutations: fc.Arbitrary<PdfMutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('number' as const),
      at: place,
      text: fc.constantFrom(...numbers),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('value' as const),
      at: place,
      text: fc.constantFrom(...values),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('entry' as const),
      at: place,
      text: fc.constantFrom(...entries),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'swap' as const,
        'double' as const,
        'delete' as const,
        'length' as const,
        'offset' as const,
        'name' as const,
        'reference' as const,
        'generation' as const,
      ),
      at: place,
      other: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('nest' as const),
      at: place,
      depth: fc.constantFrom(20, 500, 20_000),
      opening: fc.constantFrom('[', '<</A ', '('),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cut' as const, 'middle' as const, 'flip' as const, 'prefix' as const),
      at: place,
      other: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('splice' as const), at: place, base: place, from: place }),
  },
);

/** Does one thing to the text of a PDF (a character a byte); `others` are the files that another may be spliced in of. */
export function mutatePdf(text: string, mutation: PdfMutation, others: readonly CorpusFile[]): string {
  switch (mutation.kind) {
    case 'number':
      return replaceNth(text, /(?<![\w.#])[+-]?\d+(?:\.\d+)?(?![\w.])/g, mutation.at, () => mutation.text);
    case 'value':
      return replaceNth(
        text,
        /\/[A-Za-z]+\s*(?=[/[<(\d])(?:\[[^\][]*\]|\([^()]*\)|\d+ \d+ R|[\w.+-]+|\/\w+)?/g,
        mutation.at,
        (found) => `${/^\/[A-Za-z]+/.exec(found)?.[0] ?? ''} ${mutation.text}`,
      );
    case 'entry':
      return replaceNth(text, /<<(?!<)/g, mutation.at, () => `<<${mutation.text}`);
    case 'name':
      return replaceNth(
        text,
        /\/[A-Za-z][A-Za-z0-9]*/g,
        mutation.at,
        () => nth(text, /\/[A-Za-z][A-Za-z0-9]*/g, mutation.other) ?? '/X',
      );
    case 'reference':
      return replaceNth(
        text,
        /\b\d+ \d+ R\b/g,
        mutation.at,
        () => nth(text, /\b\d+ \d+ R\b/g, mutation.other) ?? '1 0 R',
      );
    case 'generation':
      return replaceNth(text, /\b\d+ \d+ (?=R|obj)/g, mutation.at, (found) =>
        found.replace(/ \d+ $/, ` ${mutation.other % 70_000} `),
      );
    case 'length':
      return replaceNth(text, /\/Length\s+\d+/g, mutation.at, () => `/Length ${mutation.other}`);
    case 'offset':
      return replaceNth(text, /\b\d{10} \d{5} [nf]|startxref\s+\d+/g, mutation.at, (found) =>
        found.replace(/\d+/, (digits) =>
          String((Number(digits) + (mutation.other % 41) - 20 + 1e10) % 1e10).padStart(digits.length, '0'),
        ),
      );
    case 'swap':
    case 'double':
    case 'delete':
      return changeObjects(text, { ...mutation, kind: mutation.kind });
    case 'nest':
      return replaceNth(
        text,
        /<<(?!<)/g,
        mutation.at,
        () => `<</Z ${mutation.opening.repeat(mutation.depth)}`,
      );
    case 'splice': {
      const other = others[mutation.base % Math.max(1, others.length)]?.text ?? '';
      const at = mutation.at % (text.length + 1);
      return text.slice(0, at) + other.slice(mutation.from % (other.length + 1));
    }
    default:
      return changeBytes(text, mutation);
  }
}

function changeObjects(
  text: string,
  { kind, at, other }: { kind: 'swap' | 'double' | 'delete'; at: number; other: number },
): string {
  const objects = findObjects(text);
  const [one, two] = [
    objects[at % Math.max(1, objects.length)],
    objects[other % Math.max(1, objects.length)],
  ];
  if (!one || !two) return text;
  if (kind === 'delete') return replaceAt(text, one, '');
  if (kind === 'double') return replaceAt(text, one, `${textOf(text, one)}\n${textOf(text, one)}`);
  if (one.start === two.start) return text;
  const [first, second] = one.start < two.start ? [one, two] : [two, one];
  return replaceAt(replaceAt(text, second, textOf(text, first)), first, textOf(text, second));
}

const textOf = (text: string, { start, end }: Part) => text.slice(start, end);

function changeBytes(
  text: string,
  { kind, at, other }: { kind: 'cut' | 'middle' | 'flip' | 'prefix'; at: number; other: number },
): string {
  const index = text.length === 0 ? 0 : (at * 7919) % text.length;
  if (kind === 'cut') return text.slice(0, index);
  if (kind === 'middle') return text.slice(0, index) + text.slice(index + (other % 400));
  if (kind === 'prefix') return '\n'.repeat(other % 2000) + text;
  return (
    text.slice(0, index) +
    String.fromCharCode(text.charCodeAt(index) ^ (1 << (other % 8))) +
    text.slice(index + 1)
  );
}

function nth(text: string, pattern: RegExp, index: number): string | undefined {
  const found = text.match(pattern) ?? [];
  return found[index % Math.max(1, found.length)];
}

function replaceNth(text: string, pattern: RegExp, index: number, change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const chosen = found[index % Math.max(1, found.length)];
  if (!chosen) return text;
  return replaceAt(text, { start: chosen.index, end: chosen.index + chosen[0].length }, change(chosen[0]));
}
