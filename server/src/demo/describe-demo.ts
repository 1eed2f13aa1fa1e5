import { listSlides } from '../areas/admin/slides/slides.repository.ts';
import { keyPlace } from '../areas/auth/authenticator/authenticator-check.ts';
import { findAuthenticator } from '../areas/auth/authenticator/authenticators.repository.ts';
import { findUser } from '../areas/auth/users/users.repository.ts';
import { listCompanies } from '../areas/directory/directory.repository.ts';
import type { Executor } from '../platform/db/database.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { demoPeople, demoUserId, type DemoPerson } from './people.demo.ts';

/** A demo person as the start names them. */
export interface DescribedPerson {
  readonly username: string;
  /** Who they are, and what is special about them by now. */
  readonly role: string;
  /** The key of their authenticator app, where it is the one that the demo gave them. */
  readonly key?: string;
}

interface DemoFacts {
  readonly secretBox: SecretBox;
  /** The key that the demo gave out; undefined where it was made without. */
  readonly key: string | undefined;
}

/** The demo people as they are: somebody may have left, changed their password or their app since the demo was made. */
export async function describeDemoPeople(executor: Executor, facts: DemoFacts): Promise<DescribedPerson[]> {
  const described: DescribedPerson[] = [];
  for (const person of demoPeople) described.push(...(await describePerson(executor, person, facts)));
  return described;
}

async function describePerson(
  executor: Executor,
  { username, role }: DemoPerson,
  { secretBox, key }: DemoFacts,
): Promise<DescribedPerson[]> {
  const id = demoUserId(username);
  const user = await findUser(executor, id);
  if (!user || user.removedAt) return [];
  const { passwordChangedAt, createdAt, mobile } = user;
  const app = await findAuthenticator(executor, id);
  const words = [
    role,
    ...(mobile === '' ? ['without a phone number'] : []),
    ...(passwordChangedAt === null ? ['has never changed the password'] : []),
    ...(passwordChangedAt && passwordChangedAt > createdAt ? ['with another password by now'] : []),
    ...(app ? ['with an authenticator app'] : []),
  ];
  const isDemoKey = app && key && secretBox.open(app.sealedKey, keyPlace(id)) === key;
  return [{ username, role: words.join(', '), ...(isDemoKey && { key }) }];
}

/** What a demo of this version has and the one of this installation, made by an older version, has not. */
export async function describeLacks(executor: Executor, { key }: DemoFacts): Promise<string[]> {
  const companies = await listCompanies(executor, 'all');
  return [
    ...(key ? [] : ['nobody was given an authenticator app']),
    ...(companies.some(({ signUp }) => signUp !== 'closed') ? [] : ['no company takes sign-ups']),
    ...((await listSlides(executor)).length > 0 ? [] : ['the sign-in has no slides']),
  ];
}
