import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { serverUrl } from '../../server/src/testing/test-server.ts';

const require = createRequire(fileURLToPath(new URL('../../server/package.json', import.meta.url)));

/** Removes the PostgreSQL databases that this run kept from file to file. */
export default async function removeDatabases() {
  const { Client } = require('pg');
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return;
  }
  const prefix = `sportello_test_${process.env.TEST_RUN}_`;
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
