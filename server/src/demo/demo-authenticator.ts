import { keyPlace } from '../areas/auth/authenticator/authenticator-check.ts';
import { saveAuthenticator } from '../areas/auth/authenticator/authenticators.repository.ts';
import { newKey } from '../areas/auth/authenticator/time-code.ts';
import type { Clock } from '../platform/clock.ts';
import type { Executor } from '../platform/db/database.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { readOwnFile, writeOwnFile } from '../platform/storage/own-file.ts';

const fileName = 'demo-authenticator';

/** The key of the demo's authenticator app as this installation made it, or undefined. */
export function readDemoKey(dataFolder: string): Promise<string | undefined> {
  return readOwnFile(dataFolder, fileName);
}

interface DemoAppDependencies {
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly dataFolder: string;
}

/** Gives a demo person an authenticator app. @returns its key, which is kept beside the data for later starts. */
export async function giveDemoApp(
  executor: Executor,
  userId: string,
  { clock, secretBox, dataFolder }: DemoAppDependencies,
): Promise<string> {
  const key = (await readDemoKey(dataFolder)) ?? newKey();
  await writeOwnFile(dataFolder, fileName, key);
  const sealedKey = secretBox.seal(key, keyPlace(userId));
  await saveAuthenticator(executor, { userId, sealedKey, lastStep: 0, enabledAt: clock.now() });
  return key;
}
