import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createChannels } from './channels.ts';
import type { NotificationListener } from './database.ts';
import { keepAliveInitialDelayMillis } from './giving-up-client.ts';

interface ListenerOptions {
  url: string;
  onError(error: Error): void;
}

const reconnectAfterMs = 1000;

/** Listens over a connection of its own, made when first needed and made again when it is lost. */
export function createPostgresListener({ url, onError }: ListenerOptions) {
  const channels = createChannels();
  let client: Promise<pg.Client> | undefined;
  const stop = new AbortController();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'sportello-listener',
      keepAlive: true,
      keepAliveInitialDelayMillis,
    });
    fresh.on('notification', channels.deliver);
    fresh.on('error', onError);
    await fresh.connect();
    fresh.once('end', () => {
      if (!stop.signal.aborted) client = reconnect();
    });
    for (const channel of channels.names()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<pg.Client> {
    for (;;) {
      await wait(reconnectAfterMs, undefined, { signal: stop.signal, ref: false });
      try {
        const fresh = await connect();
        // Nobody knows what was sent meanwhile: an empty notification has every listener look for itself.
        for (const channel of channels.names()) channels.deliver({ channel });
        return fresh;
      } catch (error) {
        onError(error as Error);
      }
    }
  }

  return {
    listen: async (channel: string, listener: NotificationListener) => {
      const remove = channels.add(channel, listener);
      client ??= connect();
      await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => remove();
    },
    close: async () => {
      stop.abort();
      const open = await client?.catch(() => undefined);
      await open?.end();
    },
  };
}
