import pg from 'pg';

/** How many statements go to the database, of either kind, while something is done. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const wire = pg.Connection.prototype as unknown as { execute(): void; query(): void };
  const sent = [jest.spyOn(wire, 'execute'), jest.spyOn(wire, 'query')];
  try {
    await work();
    return sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of sent) spy.mockRestore();
  }
}
