import type { z } from 'zod';
import { everyCall } from '../testing/every-call.ts';
import { hostileTexts, makeHostileText } from '../testing/hostile-texts.ts';
import { atOnceMs, processorTimeOf } from '../testing/processor-time.ts';

/** Growing, so that what costs the square of its length is found while it is short. */
const lengths = [2 ** 12, 2 ** 15, 2 ** 18, 2 ** 20];

/** The schema and all in it that are given a text, each once. */
function textSchemas(schema: z.core.$ZodType, found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (takesText(schema)) found.add(schema);
  for (const part of partsOf(schema)) textSchemas(part, found);
  return found;
}

function takesText(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'pipe') return takesText(def.in);
  return ['string', 'custom', 'unknown', 'any', 'transform'].includes(def.type);
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'tuple':
      return def.items;
    case 'record':
      return [def.keyType, def.valueType];
    case 'union':
      return def.options;
    case 'pipe':
      // The second half of a text is asked only for what the first has let through.
      return takesText(def.out) ? [def.in] : [def.in, def.out];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [def.innerType];
    default:
      return [];
  }
}

const costOf = (schema: z.core.$ZodType, text: string) =>
  processorTimeOf(() => (schema as z.ZodType).safeParse(text));

describe('no text of a call', () => {
  const seen = new Set<z.core.$ZodType>();

  it.each(everyCall.map((call) => [call.name, call] as const))(
    'of %s is expensive, whatever it holds',
    (_name, { input }) => {
      const slow: string[] = [];
      for (const schema of textSchemas(input)) {
        if (seen.has(schema)) continue;
        seen.add(schema);
        for (const [what, parts] of Object.entries(hostileTexts))
          if (lengths.some((length) => costOf(schema, makeHostileText(parts, length)) > atOnceMs))
            slow.push(what);
      }
      expect(slow).toEqual([]);
    },
  );

  it('was overlooked', () => {
    expect(seen.size).toBeGreaterThan(100);
  });
});
