import { lookUpPublic } from './public-address.ts';
import { readEndpoint } from './push-endpoint.ts';

const read = (text: string, own: string[] = []) => readEndpoint(text, own)?.href;

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/send',
    'https://[2a00:1450:4001:80e::200e]/send',
  ])('is one of the internet: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    'http://fcm.googleapis.com/send',
    'https://fcm.googleapis.com:8443/send',
    'https://user:word@fcm.googleapis.com/send',
    'https://localhost/send',
    'https://intranet/send',
    'https://printer.local/send',
    'https://127.0.0.1/send',
    'https://2130706433/send',
    'https://10.0.0.7/send',
    'https://172.31.255.1/send',
    'https://192.168.1.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/send',
    'https://[::ffff:10.0.0.7]/send',
    'https://[fd00::1]/send',
    'https://[fe80::1]/send',
    'https://[64:ff9b::a00:7]/send',
    'file:///etc/passwd',
    'push',
    `https://push.example/${'a'.repeat(2000)}`,
  ])('is not %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('may be of the house where the installation says so', () => {
    const own = ['http://127.0.0.1:9090', 'https://push.acme.lan'];
    expect(read('http://127.0.0.1:9090/send', own)).toBe('http://127.0.0.1:9090/send');
    expect(read('https://push.acme.lan/send', own)).toBe('https://push.acme.lan/send');
    expect(read('http://127.0.0.1:9091/send', own)).toBeUndefined();
  });

  it('is refused at the connection too, where a name leads inside', async () => {
    const found = new Promise((resolve) => {
      lookUpPublic('localhost', { all: true }, (error, address) => resolve(error ?? address));
    });
    expect(await found).toEqual(new Error('localhost is no host of the internet'));
  });
});
