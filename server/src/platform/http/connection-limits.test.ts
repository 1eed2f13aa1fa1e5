import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createTestApp } from '../../testing/index.ts';
import { AppError } from '../errors/app-error.ts';
import { closeUnread, limitConnections } from './connection-limits.ts';
import { requestAddress } from './request-address.ts';

/** A connection as a server sees it. */
class Connection extends EventEmitter {
  readonly remoteAddress: string;
  isDestroyed = false;
  constructor(address: string) {
    super();
    this.remoteAddress = address;
  }
  destroy(): void {
    this.isDestroyed = true;
    this.emit('close');
  }
}

describe('the connections of an address', () => {
  it('are bounded, and free again when they end', () => {
    const server = new EventEmitter();
    limitConnections(server as never, 2);
    const open = (address: string) => {
      const connection = new Connection(address);
      server.emit('connection', connection);
      return connection;
    };
    const first = open('203.0.113.7');
    open('203.0.113.7');
    expect(open('203.0.113.7').isDestroyed).toBe(true);
    expect(open('203.0.113.8').isDestroyed).toBe(false);
    first.destroy();
    expect(open('203.0.113.7').isDestroyed).toBe(false);
    expect(open('203.0.113.7').isDestroyed).toBe(true);
  });

  it('of one IPv6 network count together, those of the machine itself do not', () => {
    const server = new EventEmitter();
    limitConnections(server as never, 1);
    const isRefused = (address: string) => {
      const connection = new Connection(address);
      server.emit('connection', connection);
      return connection.isDestroyed;
    };
    expect([isRefused('2001:db8::1'), isRefused('2001:db8::2')]).toEqual([false, true]);
    expect([isRefused('127.0.0.1'), isRefused('::ffff:127.0.0.1')]).toEqual([false, false]);
  });

  it('end soon after the refusal of an upload by nobody, however slowly the rest would come', async () => {
    const testApp = await createTestApp({
      routes: (app) => {
        closeUnread(app, 50);
        app.route({
          method: 'POST',
          url: '/api/uploadOfNobody',
          onRequest: async () => {
            throw new AppError('not-signed-in');
          },
          handler: async () => 'read',
        });
      },
    });
    try {
      await testApp.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = testApp.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const head = [
        'POST /api/uploadOfNobody HTTP/1.1',
        'Host: x',
        'X-Sportello-Client: web',
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 50000000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n--b\r\n`);
      let answer = '';
      socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    } finally {
      await testApp.close();
    }
  });
});

describe('the address of a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5123', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['garbage', '198.51.100.1'],
    ["<script>'", '198.51.100.1'],
  ])('that a proxy calls %s is %s', (ip, address) => {
    expect(requestAddress({ ip, socket: { remoteAddress: '198.51.100.1' } as never })).toBe(address);
  });
});
