import type { Executor } from './database.ts';

/**
 * Keeps what was made for an executor, for statements of the hottest path: building their text costs more than sending it.
 * `make` is called once for each executor; a transaction is an executor of its own.
 */
export function preparedOn<Statement>(
  make: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const made = new WeakMap<Executor, Statement>();
  return (executor) => {
    const known = made.get(executor);
    if (known) return known;
    const statement = make(executor);
    made.set(executor, statement);
    return statement;
  };
}
