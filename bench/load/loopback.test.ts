import { isLoopback, requireLoopback } from './loopback.ts';

describe('load', () => {
  it.each([
    'http://127.0.0.1:8080',
    'http://127.9.8.7',
    'http://localhost:80',
    'http://[::1]:3000',
    'postgres://me@127.0.0.1/x',
  ])('goes to %s', (address) => {
    expect(isLoopback(address)).toBe(true);
    expect(() => requireLoopback(address)).not.toThrow();
  });

  it.each([
    'http://10.0.0.1',
    'https://sportello.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://0.0.0.0:80',
    'postgres://me@db.example/x',
  ])('is refused to %s', (address) => {
    expect(() => requireLoopback(address)).toThrow('is not this machine');
  });
});
