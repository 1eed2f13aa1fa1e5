import type { Language } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { textsIn } from '../texts/texts.ts';

type Issue = z.core.$ZodIssue;

/** A sentence for each wrong field, by our field name, from what zod found wrong on the wire. */
export function fieldErrors(
  schema: z.ZodType,
  error: { issues: readonly Issue[] },
  language: Language,
): Record<string, string> {
  const names = (schema as { names?: Readonly<Record<string, string>> }).names ?? {};
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const wireName = String(issue.path[0] ?? '');
    fields[names[wireName] ?? wireName] ??= sentenceFor(issue, language);
  }
  return fields;
}

function sentenceFor(issue: Issue, language: Language): string {
  const { fields } = textsIn(language);
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message;
  const isMissing =
    (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) ||
    (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1);
  return isMissing ? fields.required : fields.invalid;
}
