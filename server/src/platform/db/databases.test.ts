import { sql } from 'drizzle-orm';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { notify, violatedConstraint } from './database.ts';
import { migrateDatabase } from './migrate.ts';

describeOnBothDatabases('the database', (testApp) => {
  const run = (statement: ReturnType<typeof sql>) => testApp().db.execute(statement);

  it('gives values of the same JavaScript types', async () => {
    const { rows } = await run(sql`select
      1::int as small, 9007199254740991::bigint as large, count(*) as count, 1.50::numeric as exact, true as flag,
      'è'::text as words, null::text as nothing, '{"a": [1]}'::jsonb as json, array['a', 'b'] as list,
      '\\x00ff'::bytea as bytes, '2026-03-01T10:00:00Z'::timestamptz as moment`);
    expect(rows).toEqual([
      {
        small: 1,
        large: 9_007_199_254_740_991,
        count: 1,
        exact: '1.50',
        flag: true,
        words: 'è',
        nothing: null,
        json: { a: [1] },
        list: ['a', 'b'],
        bytes: Buffer.from([0, 255]),
        moment: '2026-03-01 10:00:00+00',
      },
    ]);
  });

  it('names the constraint that was violated', async () => {
    await run(sql`create table named (id int constraint named_id primary key)`);
    await run(sql`insert into named values (1)`);
    const error: unknown = await run(sql`insert into named values (1)`).catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe('named_id');
    expect(violatedConstraint(new Error('something else'))).toBeUndefined();
  });

  it('rolls a failed transaction back, with what was nested in it', async () => {
    await run(sql`create table tried (number int)`);
    const failed = testApp().db.transaction(async (outer) => {
      await outer.execute(sql`insert into tried values (1)`);
      await outer.transaction((inner) => inner.execute(sql`insert into tried values (2)`));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await run(sql`select * from tried`)).rows).toEqual([]);
  });

  it('keeps transactions that run at the same time apart', async () => {
    await run(sql`create table balance as select 0 as amount`);
    const addOne = () =>
      testApp().db.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ amount: number }>(
          sql`select amount from balance for update`,
        );
        await transaction.execute(sql`update balance set amount = ${(rows[0]?.amount ?? 0) + 1}`);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect((await run(sql`select amount from balance`)).rows).toEqual([{ amount: 20 }]);
  });

  it('notifies listeners once a transaction commits, and not when it does not', async () => {
    const received: string[] = [];
    let finish: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const stop = await testApp().platform.database.listen('test_channel', (payload) => {
      received.push(payload);
      if (payload === 'last') finish();
    });
    await testApp()
      .db.transaction(async (transaction) => {
        await notify(transaction, 'test_channel', 'taken back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await testApp().db.transaction((transaction) => notify(transaction, 'test_channel', 'first'));
    await notify(testApp().db, 'test_channel', 'last');
    await second;
    expect(received).toEqual(['first', 'last']);
    await stop();
  });

  it('is brought up to date by several at once without harm', async () => {
    const { database } = testApp().platform;
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
