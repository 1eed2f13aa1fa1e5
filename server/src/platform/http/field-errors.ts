import { namesOf, type Language } from 'shared-api/contracts/common';
import { z } from 'zod';
import { textsIn } from '../texts/texts.ts';

type Issue = z.core.$ZodIssue;

/** A sentence for each wrong field, by our field name, from what zod found wrong on the wire; a check may bring its own (`params.text`). */
export function fieldErrors(
  schema: z.ZodType,
  error: { issues: readonly Issue[] },
  language: Language,
): Record<string, string> {
  const names = namesOf(schema);
  const fields: Record<string, string> = {};
  // What a contract says itself comes before what is said of any field.
  const inOrder = error.issues.toSorted((one, other) => Number(hasOwnText(other)) - Number(hasOwnText(one)));
  for (const issue of inOrder) {
    // What is no object at all has no field to name.
    if (issue.path.length === 0) continue;
    const wireName = String(issue.path[0]);
    fields[names[wireName] ?? wireName] ??= sentenceFor(issue, language);
  }
  return fields;
}

const ownText = z.object({ text: z.object({ it: z.string(), en: z.string() }) });
const hasOwnText = (issue: Issue) => issue.code === 'custom' && ownText.safeParse(issue.params).success;

function sentenceFor(issue: Issue, language: Language): string {
  const { fields } = textsIn(language);
  const own = issue.code === 'custom' ? ownText.safeParse(issue.params) : undefined;
  if (own?.success) return own.data.text[language];
  const isMissing =
    (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) ||
    (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1);
  return isMissing ? fields.required : fields.invalid;
}
