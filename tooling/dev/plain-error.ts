/** What failed in a build, without the frames of the tools that found it. */
export function plainError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').filter((line) => !isFrame(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Of Node (`at run (node:…)`), of Rust (`12: swc::…`), and the heads of their lists. */
function isFrame(line: string): boolean {
  return /^\s*(at\s.+[):]\d*\)?$|\d+: [\w<][^|]*$|Caused by:|Stack backtrace:)/.test(line);
}
