import { trustOwnFiles } from './own-files.ts';

type Rules = { createScriptURL(address: string): string };
let rules: Rules | undefined;

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="sportello-files">{"kit.js":"aaa"}</script>';
  const createPolicy = (_name: string, made: Rules) => (rules = made);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  trustOwnFiles();
});
afterEach(() => {
  Object.assign(globalThis, { trustedTypes: undefined, sportelloIntegrity: undefined });
});

describe('the files of the shell', () => {
  it('have the hashes that the page brings, in whichever folder the build lies', () => {
    expect(globalThis.sportelloIntegrity?.('/shell/one/kit.js')).toBe('sha384-aaa');
    expect(() => globalThis.sportelloIntegrity?.('/shell/one/other.js')).toThrow('is not among the files');
  });

  it.each([
    ['/shell/one/kit.js', true],
    [`blob:${window.location.origin}/0a`, true],
    ['/sw.js', true],
    ['/shell/one/other.js', false],
    ['/api/getBoot', false],
    ['https://evil.example/sw.js', false],
    ['blob:https://evil.example/0a', false],
    ['data:text/javascript,alert(1)', false],
  ])('alone run by an address, beside what was made from them: %s', (address, isPassed) => {
    const pass = () => rules?.createScriptURL(address);
    if (isPassed) expect(pass()).toBe(address);
    else expect(pass).toThrow();
  });
});
