import { doOverlap, fitOf } from './path-pattern.ts';

describe('fitOf', () => {
  it.each([
    ['/', '/', 0],
    ['/documents', '/documents/', 1],
    ['/documents', '/Documents', 1],
    ['/sign/:id', '/sign/42', 1],
    ['/sign/:id?', '/sign', 1],
    ['/:id', '/abc', 0],
  ])('%s takes %s', (pattern, path, fit) => {
    expect(fitOf(pattern, path)).toBe(fit);
  });

  it.each([
    ['/', '/documents'],
    ['/documents', '/documentsAdmin'],
    ['/sign/:id', '/sign'],
    ['/sign/:id', '/sign/1/2'],
  ])('%s leaves %s alone', (pattern, path) => {
    expect(fitOf(pattern, path)).toBeUndefined();
  });
});

describe('doOverlap', () => {
  it.each([
    ['/', '/'],
    ['/Documents', '/documents/'],
    ['/sign/:id', '/sign/new'],
    ['/:any', '/dash'],
    ['/sign/:id?', '/sign'],
    ['/sign/:id?/print', '/sign/print'],
    ['/dev/*', '/dev'],
    ['/:a/:b', '/api/*'],
  ])('%s and %s share an address', (one, other) => {
    expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['/', '/documents'],
    ['/documents', '/documentsAdmin'],
    ['/sign/:id', '/sign'],
    ['/sign/:id/print', '/sign/:id/form'],
    ['/devices', '/dev/*'],
  ])('%s and %s share none', (one, other) => {
    expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([false, false]);
  });
});
