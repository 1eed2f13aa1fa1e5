import { answerMark } from 'shared-api/contracts/common';
import type { FileTrouble } from 'shared-ui';

interface RefusedFile {
  readonly address: string;
  readonly integrity: string;
  readonly isScript: boolean;
}

/**
 * Asks for a file anew that the browser refused, past its cache, and finds what became of it. Null where it is as it was built, which a new
 * try then finds, where the server itself has none, and where nothing answers.
 */
export async function findFileTrouble({ address, integrity, isScript }: RefusedFile): Promise<FileTrouble> {
  const kind = (answer: Response) => answer.headers.get('content-type') ?? '';
  try {
    const whole = await fetch(address, { cache: 'reload', integrity });
    return (isScript ? /(?:java|ecma)script/i : /^text\/css/i).test(kind(whole)) ? null : 'changed';
  } catch {
    const answer = await fetch(address).catch(() => null);
    if (!answer || (answer.headers.has(answerMark) && !answer.ok)) return null;
    return answer.ok && !kind(answer).startsWith('text/html') ? 'changed' : 'blocked';
  }
}
