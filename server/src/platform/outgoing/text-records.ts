import { Resolver } from 'node:dns/promises';
import { OutgoingError } from './guarded-fetch.ts';

/** Reads the TXT records of a name, each as one text; none where there are none. @throws OutgoingError where no server answers. */
export type ReadTextRecords = (name: string) => Promise<readonly string[]>;

const absent: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Makes what asks name servers: these, or those of the machine where none are named. */
export function createReadTextRecords(servers: readonly string[]): ReadTextRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (absent.includes(code)) return [];
      throw new OutgoingError(`no name server answers for ${name}: ${code}`, { cause });
    }
  };
}
