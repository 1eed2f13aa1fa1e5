const maxLength = 1000;

/**
 * What is logged of an error: its kind, its message without what could be somebody's data, and the places in the code. Addresses
 * go in without host and query.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return withoutData(String(error)).slice(0, maxLength);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line) && /:\d+/.test(line));
  const head = `${error.name}: ${withoutData(error.message)}`;
  return [head, ...frames.map(withoutHost)].join('\n').slice(0, maxLength);
}

function withoutData(text: string): string {
  return withoutHost(text)
    .replace(/[^\s<>()"']+@[^\s<>()"']+/g, '[mail]')
    .replace(/"[^]*/, '"…"')
    .replace(/(?<!(?:reading|setting|property) )'[^']*'/g, "'…'")
    .replace(/\+?\d[\d .-]{3,}\d/g, '[number]')
    .slice(0, 300);
}

function withoutHost(text: string): string {
  return text.replace(/https?:\/\/[^/\s)]+/g, '').replace(/\?[^\s:)]*/g, '');
}
