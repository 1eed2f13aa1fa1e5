import { openChannel } from '../device/channel.ts';

const name = 'sportello-session';
let opened: BroadcastChannel | undefined;

/** One for the page: a channel does not hear what it says itself. Undefined where the browser has none. */
function channel(): BroadcastChannel | undefined {
  return (opened ??= openChannel(name));
}

/** Tells the other tabs of the browser who has just signed in, or with null that somebody signed out. */
export function announcePerson(userId: string | null): void {
  channel()?.postMessage(userId);
}

/** Calls back when somebody signs in or out in another tab; answers how to stop. The message is a hint: the server knows. */
export function onPersonInOtherTab(listener: (userId: string | null) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === 'string') listener(data);
  };
  channel()?.addEventListener('message', handleMessage);
  return () => channel()?.removeEventListener('message', handleMessage);
}
