import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstPassword } from 'shared-api/contracts/auth';
import { passwordHasher } from '../areas/auth/testing/password-hasher.ts';
import { findUserByUsername, insertUser, setPassword } from '../areas/auth/users/users.repository.ts';
import { stepOf, codeAt } from '../areas/auth/authenticator/time-code.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
} from '../areas/auth/authenticator/authenticators.repository.ts';
import { blankUser } from '../areas/auth/removal/removal.repository.ts';
import { directoryCompanies } from '../areas/directory/directory.schema.ts';
import { keyPlace } from '../areas/auth/authenticator/authenticator-check.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { createFakeClock, openTestDatabase } from '../testing/index.ts';
import { prepareDemo } from './make-demo.ts';

const clock = createFakeClock();
const secretBox = createSecretBox('secret');
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

const later = new Date(clock.now().getTime() + 1000);

async function userOf(username: string) {
  const user = await findUserByUsername(database.db, username);
  if (!user) throw new Error(`There is no ${username}`);
  return user;
}

const prepare = () => prepareDemo({ db: database.db, clock, passwordHasher, secretBox, dataFolder });

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
    expect(firstPassword.safeParse(demo?.password).success).toBe(true);
    expect(statSync(join(dataFolder, 'demo-password')).mode & 0o777).toBe(0o600);
    const luca = await findUserByUsername(database.db, 'luca.verdi');
    expect(luca?.passwordChangedAt).toBeNull();
    expect(await passwordHasher.verify(luca?.passwordHash, demo?.password ?? '')).toBe(true);
  });

  it('gives anna.neri an app with the key that the start prints, for the owner alone to read', async () => {
    const key = (await prepare())?.people.find(({ username }) => username === 'anna.neri')?.key ?? '';
    expect(statSync(join(dataFolder, 'demo-authenticator')).mode & 0o777).toBe(0o600);
    const kept = await findAuthenticator(database.db, 'demo-anna.neri');
    const opened = secretBox.open(kept?.sealedKey ?? '', keyPlace('demo-anna.neri'));
    expect(stepOf(opened, codeAt(key, clock.now()), clock.now())).toBeDefined();
  });

  it('is found again with its password and key at the second start', async () => {
    const first = await prepare();
    expect(first?.isNew).toBe(true);
    expect(await prepare()).toMatchObject({ people: first?.people, password: first?.password, isNew: false });
  });

  it('names its people as they are by now', async () => {
    await prepare();
    await setPassword(database.db, { userId: 'demo-luca.verdi', passwordHash: 'other', now: later });
    await deleteAuthenticator(database.db, 'demo-anna.neri');
    await blankUser(database.db, await userOf('giulia.bianchi'), later);
    expect((await prepare())?.people.map(({ username, role }) => [username, role])).toEqual([
      ['admin', 'administers everything'],
      ['hr.acme', 'administers Acme, without a phone number'],
      ['mario.rossi', 'works at Acme'],
      ['luca.verdi', 'works at Beta, with another password by now'],
      ['anna.neri', 'works at Acme'],
    ]);
  });

  it('says what it lacks that was made by an older version', async () => {
    await prepare();
    rmSync(join(dataFolder, 'demo-authenticator'));
    await database.db.update(directoryCompanies).set({ signUp: 'closed' });
    const demo = await prepare();
    expect(demo?.lacks).toEqual([
      'nobody was given an authenticator app',
      'no company takes sign-ups',
      'the sign-in has no slides',
    ]);
    expect(demo?.people.find(({ username }) => username === 'anna.neri')?.key).toBeUndefined();
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
