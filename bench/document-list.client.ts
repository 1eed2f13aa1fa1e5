import { Agent, get } from 'node:http';

interface Order {
  address: string;
  cookie: string;
  count: number;
}

const agent = new Agent({ keepAlive: true });

// Asks for a page, one request after the other, and says the last status when all are answered.
process.on('message', ({ address, cookie, count }: Order) => {
  void (async () => {
    let status = 0;
    for (let index = 0; index < count; index += 1) status = await ask(address, cookie);
    process.send?.(status);
  })();
});

function ask(address: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { cookie } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}
