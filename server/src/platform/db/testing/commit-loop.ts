import { sql } from 'drizzle-orm';
import { openDatabase } from '../open-database.ts';

// Run as a process of its own, to be killed: commits groups of rows and says each number once it is acknowledged.
const dataFolder = process.argv[2];
if (!dataFolder) throw new Error('usage: commit-loop.ts FOLDER');
const { db } = await openDatabase({
  url: undefined,
  dataFolder,
  poolSize: 1,
  statementTimeoutMs: 20_000,
  onError: () => undefined,
});
await db.execute(sql`create table if not exists loop (number int not null, part int not null)`);
const { rows } = await db.execute<{ last: number }>(
  sql`select coalesce(max(number), 0)::int as last from loop`,
);
process.stdout.write(`open ${rows[0]?.last ?? 0}\n`);
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await db.transaction(async (transaction) => {
    for (const part of [1, 2, 3])
      await transaction.execute(sql`insert into loop values (${number}, ${part})`);
  });
  process.stdout.write(`done ${number}\n`);
}
