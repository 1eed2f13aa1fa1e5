import { Duplex } from 'node:stream';
import type { WorkerLink } from './worker-link.ts';

const terminate = 'X'.charCodeAt(0);

/**
 * Stands in for the network socket of a node-postgres client and carries its protocol to the embedded database. So both
 * databases are used through the very same driver, with the same types, errors and transactions.
 */
export class EmbeddedSocket extends Duplex {
  private readonly link: WorkerLink;

  constructor(link: WorkerLink) {
    super();
    this.link = link;
  }

  connect(): this {
    this.link.reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (chunk[0] === terminate) {
      this.push(null);
      done();
      return;
    }
    this.link.run(chunk).then((bytes) => {
      if (bytes.length > 0) this.push(bytes);
      done();
    }, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }
}
