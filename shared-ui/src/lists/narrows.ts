const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Whether every row under some filters is under others too, both as JSON: what those ask for these ask for as well. */
export function narrows(wider: string, narrower: string): boolean {
  const now = JSON.parse(narrower) as Readonly<Record<string, unknown>>;
  const then = Object.entries(JSON.parse(wider) as Readonly<Record<string, unknown>>);
  return then.every(([name, value]) => isNothing(value) || value === now[name]);
}
