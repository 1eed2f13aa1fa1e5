import { parseArgs } from 'node:util';
import { AdministratorError, linkHours } from '../src/areas/auth/administrators/administrators.service.ts';
import { createPasswordHasher } from '../src/areas/auth/passwords/password-hasher.ts';
import { createAdministrators } from '../src/create-administrators.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLogger } from '../src/platform/logger.ts';

const usage = `usage: npm run create-admin -- --mail MAIL [--name "FIRST LAST" --company COMPANY]

  Makes an administrator of who has this address, and prints a link by which they choose their password (${linkHours} hours, once).
  Who is new needs name and company. With the embedded database the server must be stopped meanwhile.`;

process.umask(0o077);

/** `npm run create-admin`: makes a first administrator, or lets one in again. */
async function main(): Promise<number> {
  const { help, ...wanted } = readOptions();
  if (help) {
    console.log(usage);
    return 0;
  }
  const config = readConfig(process.env);
  const opened = await createAdministrators({
    config,
    logger: createLogger('silent'),
    passwordHasher: createPasswordHasher(),
  });
  try {
    const { username, isNew, link } = await opened.administrators.provide(wanted);
    console.log(
      [
        '',
        `  ${username} is an administrator${isNew ? '' : ' (the account was there already)'}.`,
        `  The link to their password, for ${linkHours} hours and once, on the running server:`,
        '',
        `    ${link}`,
        '',
      ].join('\n'),
    );
    return 0;
  } finally {
    await opened.close();
  }
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { mail: text, name: text, company: text, help: { type: 'boolean' } } })
      .values;
  } catch (error) {
    throw new AdministratorError(error instanceof Error ? error.message : usage);
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof AdministratorError) console.error(`\n${usage}`);
  return 2;
});
