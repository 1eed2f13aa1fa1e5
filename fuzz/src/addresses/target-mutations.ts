import fc from 'fast-check';

const inserts = [
  '/',
  '//',
  '/./',
  '/../',
  '/..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '%5c..%5c',
  ';/',
  '/;a=b/',
  '%00',
  '\0',
  '%0d%0aX: y',
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '%u0041',
  '%E2%80%AE',
  'é',
  '‮',
  '😀',
  ' ',
  '	',
  '?',
  '?a[__proto__]=1',
  '?a=1&a=2&a[]=3',
  '?%',
  '?=&=&',
  '#',
  '#/../',
  '&',
  '*',
  ':',
  '::',
  '@',
  '|',
  '<script>',
  '"',
  "'",
  '.js',
  '.map',
  '.php',
  '/.git/config',
  '/index.html',
  '~',
  '{{',
  'a'.repeat(2100),
  '/a'.repeat(4e3),
  '?' + 'a=b&'.repeat(3e3),
] as const;
const wholes = [
  '*',
  '',
  '/',
  '//',
  '///',
  '//:99999/',
  '//evil.example/x',
  'http://evil.example/',
  'http://[::1',
  'https:',
  'x',
  '?',
  '/?',
  '/%',
  '/\0',
  '../../etc/passwd',
];
const place = fc.nat({ max: 9999 });

/** One thing that is odd about an address. */
export type TargetMutation =
  | { readonly kind: 'insert' | 'append'; readonly at: number; readonly index: number }
  | { readonly kind: 'encode' | 'double' | 'cut' | 'flip' | 'repeat' | 'upper'; readonly at: number }
  | { readonly kind: 'whole'; readonly index: number };

export const targetMutations: fc.Arbitrary<TargetMutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('insert' as const, 'append' as const),
      at: place,
      index: fc.nat({ max: inserts.length - 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'encode' as const,
        'double' as const,
        'cut' as const,
        'flip' as const,
        'repeat' as const,
        'upper' as const,
      ),
      at: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('whole' as const), index: fc.nat({ max: wholes.length - 1 }) }),
  },
);

/** An address with one thing odd about it. */
export function mutateTarget(target: string, mutation: TargetMutation): string {
  if (mutation.kind === 'whole') return wholes[mutation.index] ?? '/';
  const at = target.length === 0 ? 0 : mutation.at % target.length;
  const [before, letter, after] = [target.slice(0, at), target.charAt(at), target.slice(at + 1)];
  const code = (letter.charCodeAt(0) || 0).toString(16).padStart(2, '0');
  switch (mutation.kind) {
    case 'insert':
      return before + (inserts[mutation.index] ?? '') + letter + after;
    case 'append':
      return target + (inserts[mutation.index] ?? '');
    case 'encode':
      return `${before}%${code}${after}`;
    case 'double':
      return `${before}%25${code}${after}`;
    case 'cut':
      return before;
    case 'flip':
      return before + String.fromCharCode((letter.charCodeAt(0) || 64) ^ 1) + after;
    case 'repeat':
      return before + letter.repeat(mutation.at % 50) + after;
    case 'upper':
      return before + letter.toUpperCase() + after.toUpperCase();
  }
}
