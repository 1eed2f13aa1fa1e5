/**
 * The JSON of an object, value by value and, of its lists, element by element; together what `JSON.stringify` writes. For an answer of
 * some megabytes, which is not to be made in one go.
 */
export function* jsonParts(value: object): Generator<string> {
  let separator = '{';
  for (const [key, part] of Object.entries(value)) {
    const text: string | undefined = Array.isArray(part) ? '' : JSON.stringify(part);
    if (text === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:${text}`;
    separator = ',';
    if (Array.isArray(part)) yield* listParts(part);
  }
  yield separator === '{' ? '{}' : '}';
}

function* listParts(list: readonly unknown[]): Generator<string> {
  let separator = '[';
  for (const element of list) {
    yield `${separator}${JSON.stringify(element) ?? 'null'}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
