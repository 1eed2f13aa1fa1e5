/** What was sent and answered, by kind. */
export interface Figures {
  count(kind: string, tried: { readonly isPast: boolean; readonly statuses: readonly number[] }): void;
  readonly inputs: number;
  /** How many of a kind came past the door. */
  pastOf(kind: string): number;
  /** A line for while it runs. */
  line(): string;
  /** The table at the end. */
  table(): string;
}

interface Row {
  inputs: number;
  past: number;
  requests: number;
  statuses: Map<number, number>;
}

export function createFigures(kinds: readonly string[]): Figures {
  const rows = new Map<string, Row>(
    kinds.map((kind) => [kind, { inputs: 0, past: 0, requests: 0, statuses: new Map<number, number>() }]),
  );
  const sum = (of: (row: Row) => number) => [...rows.values()].reduce((total, row) => total + of(row), 0);
  return {
    count: (kind, { isPast, statuses }) => {
      const row = rows.get(kind);
      if (!row) throw new Error(`no kind ${kind}`);
      row.inputs += 1;
      row.past += Number(isPast);
      row.requests += statuses.length;
      for (const status of statuses) row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    },
    get inputs() {
      return sum(({ inputs }) => inputs);
    },
    pastOf: (kind) => rows.get(kind)?.past ?? 0,
    line: () =>
      [...rows].map(([kind, { inputs, past }]) => `${kind} ${inputs} (${past} past the door)`).join(', '),
    table: () => {
      const head = '| kind | inputs | past the door | requests | answers |\n| --- | --- | --- | --- | --- |';
      const lines = [...rows].map(
        ([kind, { inputs, past, requests, statuses }]) =>
          `| ${kind} | ${inputs} | ${past} (${inputs === 0 ? 0 : Math.round((past / inputs) * 100)} %) | ${requests} | ${answersIn(statuses)} |`,
      );
      return [head, ...lines].join('\n');
    },
  };
}

const answersIn = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`)
    .join(', ');
