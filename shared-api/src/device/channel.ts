import { attempt } from './attempt.ts';

/** A channel to the other pages of this browser. Nothing of it throws. */
export interface PageChannel {
  /** Says something to the others; answers whether the browser took it. */
  post(message: unknown): boolean;
  /** Calls back with what the others say; answers how to stop. */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** Whether the browser knows channels between pages at all. */
export function hasChannels(): boolean {
  return attempt(() => typeof BroadcastChannel !== 'undefined') ?? false;
}

/** A channel to the other pages of this browser; undefined where it has none, or refuses this site what it shares. */
export function openChannel(name: string): PageChannel | undefined {
  const channel = attempt(() => new BroadcastChannel(name));
  return (
    channel && {
      post: (message) => attempt(() => (channel.postMessage(message), true)) ?? false,
      listen(listener) {
        const handleMessage = ({ data }: MessageEvent<unknown>) => listener(data);
        channel.addEventListener('message', handleMessage);
        return () => channel.removeEventListener('message', handleMessage);
      },
      close() {
        attempt(() => channel.close());
      },
    }
  );
}
