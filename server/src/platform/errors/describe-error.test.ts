import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { AppError } from './app-error.ts';
import { describeError, errorLine } from './describe-error.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function failure(): Promise<unknown> {
  return testApp.db.execute(sql`select ${'hush-value'} from no_such_table`).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a failed query', () => {
  it('is described with its words and its cause, but without the values in it', async () => {
    const cause = await failure();
    const described = JSON.stringify(describeError(new AppError('internal', { cause })));
    expect(described).toContain('no_such_table');
    expect(described).toContain('42P01');
    expect(described).toContain('describe-error.test.ts');
    expect(described).not.toContain('hush-value');
  });

  it('is one line by the same rule', async () => {
    const line = errorLine(await failure());
    expect(line).toMatch(/Failed query: select .* from no_such_table .*does not exist/);
    expect(line).not.toContain('hush-value');
  });
});

it('describes what is no error as it is', () => {
  expect([describeError('gone'), errorLine('gone')]).toEqual(['gone', 'gone']);
});
