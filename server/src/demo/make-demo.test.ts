import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenPasswordRules } from 'shared-api/contracts/auth';
import { createPasswordHasher } from '../areas/auth/passwords/password-hasher.ts';
import { findUserByUsername, insertUser } from '../areas/auth/users/users.repository.ts';
import { stepOf, codeAt } from '../areas/auth/authenticator/time-code.ts';
import { findAuthenticator } from '../areas/auth/authenticator/authenticators.repository.ts';
import { keyPlace } from '../areas/auth/authenticator/authenticator-check.ts';
import { createSealer } from '../platform/secrets/sealer.ts';
import { createFakeClock, openTestDatabase } from '../testing/index.ts';
import { prepareDemo } from './make-demo.ts';

const passwordHasher = createPasswordHasher();
const clock = createFakeClock();
const sealer = createSealer('secret');
let dataFolder = '';
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sportello-demo-'));
  database = await openTestDatabase('embedded');
});
afterEach(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const prepare = () => prepareDemo({ db: database.db, clock, passwordHasher, sealer, dataFolder });

describe('the demo', () => {
  it('makes six people with one password that keeps the rules, for the owner alone to read', async () => {
    const demo = await prepare();
    expect(demo?.people.map((person) => person.username)).toEqual([
      'admin',
      'hr.acme',
      'mario.rossi',
      'giulia.bianchi',
      'luca.verdi',
      'anna.neri',
    ]);
    expect(brokenPasswordRules(demo?.password ?? '')).toEqual([]);
    expect(statSync(join(dataFolder, 'demo-password')).mode & 0o777).toBe(0o600);
    const luca = await findUserByUsername(database.db, 'luca.verdi');
    expect(luca?.passwordChangedAt).toBeNull();
    expect(await passwordHasher.verify(luca?.passwordHash, demo?.password ?? '')).toBe(true);
  });

  it('gives anna.neri an app with the key that the start prints, for the owner alone to read', async () => {
    const key = (await prepare())?.authenticatorKey ?? '';
    expect(statSync(join(dataFolder, 'demo-authenticator')).mode & 0o777).toBe(0o600);
    const kept = await findAuthenticator(database.db, 'demo-anna.neri');
    const opened = sealer.open(kept?.sealedKey ?? '', keyPlace('demo-anna.neri'));
    expect(stepOf(opened, codeAt(key, clock.now()), clock.now())).toBeDefined();
  });

  it('is found again with its password and key at the second start', async () => {
    const first = await prepare();
    expect(first?.isNew).toBe(true);
    expect(await prepare()).toEqual({ ...first, isNew: false });
  });

  it('leaves a database that has people of its own alone', async () => {
    await insertUser(database.db, {
      id: 'somebody',
      username: 'somebody',
      passwordHash: 'none',
      firstName: 'Some',
      lastName: 'Body',
      email: 'somebody@example.com',
      createdAt: clock.now(),
    });
    expect(await prepare()).toBeUndefined();
    expect(await findUserByUsername(database.db, 'admin')).toBeUndefined();
  });
});
