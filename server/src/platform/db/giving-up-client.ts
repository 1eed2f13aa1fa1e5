import pg from 'pg';

/** How long after its own limit the database may say that it gave up, until the connection counts as silent. */
export const silenceMs = 1000;
/** After how long without a word the system asks whether the other side is still there: before a firewall forgets the connection. */
export const keepAliveInitialDelayMillis = 10_000;

const silence = 'Query read timeout';

/**
 * A connection that is given up once an answer failed to come: what waits for its turn on it, as the end of a transaction, fails at once,
 * and the pool makes another.
 */
export class GivingUpClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    const givingUp = (...given: readonly unknown[]): unknown => {
      const answer = query(...given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === silence) this.connection.stream.destroy(error);
        });
      return answer;
    };
    Object.assign(this, { query: givingUp });
  }

  declare readonly connection: pg.Connection;
}
