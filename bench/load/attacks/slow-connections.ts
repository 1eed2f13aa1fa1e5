import { once } from 'node:events';
import { connect } from 'node:net';

const announced = 100_000;
const dripMs = 1000;

/** Announces a body and sends it byte by byte, until the server has enough of it. @returns how it ended */
export async function sendBodySlowly(
  address: string,
  { path, ip }: { readonly path: string; readonly ip: string },
): Promise<string> {
  return hold(address, (write) => {
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `x-forwarded-for: ${ip}`,
      'x-sportello-client: web',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${announced}`,
    ];
    write(`${head.join('\r\n')}\r\n\r\n`);
    const drip = setInterval(() => write('a'), dripMs);
    return () => clearInterval(drip);
  });
}

/** Opens a connection and says nothing, until the server closes it. @returns how it ended */
export async function holdSilentConnection(address: string): Promise<string> {
  return hold(address, () => () => undefined);
}

async function hold(address: string, begin: (write: (text: string) => void) => () => void): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  try {
    await once(socket, 'connect');
  } catch {
    return 'refused';
  }
  const end = begin((text) => void socket.write(text));
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
  end();
  return 'closed';
}
