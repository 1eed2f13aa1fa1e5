import { openChannel, type PageChannel } from '../device/channel.ts';

const name = 'sportello-session';
let opened: PageChannel | undefined;

/** One for the page: a channel does not hear what it says itself. Undefined where the browser has none. */
function channel(): PageChannel | undefined {
  return (opened ??= openChannel(name));
}

/** Tells the other tabs of the browser who has just signed in, or with null that somebody signed out. */
export function announcePerson(userId: string | null): void {
  channel()?.post(userId);
}

/** Calls back when somebody signs in or out in another tab; answers how to stop. The message is a hint: the server knows. */
export function onPersonInOtherTab(listener: (userId: string | null) => void): () => void {
  const stop = channel()?.listen((said) => {
    if (said === null || typeof said === 'string') listener(said);
  });
  return () => stop?.();
}
