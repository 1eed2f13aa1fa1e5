import type { NotificationListener } from './database.ts';

/** Who listens to which channel, for both databases. */
interface Channels {
  add(channel: string, listener: NotificationListener): () => void;
  names(): string[];
  deliver(message: { channel: string; payload?: string | undefined }): void;
}

/** Makes an empty list of listeners. */
export function createChannels(): Channels {
  const listeners = new Map<string, Set<NotificationListener>>();
  return {
    add: (channel, listener) => {
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(listener));
      return () => void ofChannel.delete(listener);
    },
    names: () => [...listeners.keys()],
    deliver: ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    },
  };
}
