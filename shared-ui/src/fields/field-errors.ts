/** What a form holds against a field: the name of a problem, or, of the type `server`, the sentence with which the server refused it. */
interface FieldError {
  readonly type?: unknown;
  readonly message?: string | undefined;
}

type SetError<Name> = (
  name: Name,
  error: { readonly type: 'server'; readonly message: string },
  options: { readonly shouldFocus: boolean },
) => void;

/** The text of a field's error: that of its problem, or the server's sentence as it came. */
export function fieldErrorText(
  error: FieldError | undefined,
  textOf: (problem: string) => string,
): string | undefined {
  if (!error?.message || error.type === 'server') return error?.message;
  return textOf(error.message);
}

/** Shows the server's sentences on the fields that it refused, and focuses the first of them in the order of `names`. @returns whether there was one, which then needs no popup. */
export function showRefusedFields<Name extends string>(
  sentences: Readonly<Record<string, string>>,
  names: readonly Name[],
  setError: SetError<Name>,
): boolean {
  const refused = names.filter((name) => sentences[name]);
  for (const name of refused)
    setError(name, { type: 'server', message: sentences[name] ?? '' }, { shouldFocus: name === refused[0] });
  return refused.length > 0;
}
