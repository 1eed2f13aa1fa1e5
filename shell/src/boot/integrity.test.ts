import { setBoot } from 'shared-api';
import { buildBoot } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { integrityOf, trustModuleFiles } from './integrity.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }));

const one = buildArea({ address: '/modules/signing/one/', files: { 'entry.js': 'aaa', 'list.css': 'ccc' } });
const two = buildArea({ address: '/modules/signing/two/', files: { 'entry.js': 'bbb' } });

describe('integrityOf', () => {
  it('knows the scripts of every registry document that the page has had', () => {
    setBoot(buildBoot({ registry: { areas: [one] } }));
    expect(integrityOf('http://localhost/modules/signing/one/entry.js')).toBe('sha384-aaa');
    expect(integrityOf('/modules/signing/one/list.css')).toBe('sha384-ccc');
    setBoot(buildBoot({ registry: { areas: [two] } }));
    expect(integrityOf('/modules/signing/two/entry.js')).toBe('sha384-bbb');
    expect(integrityOf('/modules/signing/one/entry.js')).toBe('sha384-aaa');
  });

  it.each(['script', 'link'])('asks the server anew for a %s that was refused', (name) => {
    const fetchAgain = jest.fn(() => Promise.resolve(new Response()));
    globalThis.fetch = fetchAgain;
    trustModuleFiles();
    const element = document.createElement(name) as HTMLScriptElement | HTMLLinkElement;
    element.integrity = 'sha384-aaa';
    element.setAttribute(name === 'script' ? 'src' : 'href', '/modules/signing/one/x');
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    expect(fetchAgain).toHaveBeenCalledWith('http://localhost/modules/signing/one/x', {
      cache: 'reload',
      integrity: 'sha384-aaa',
    });
    element.remove();
  });

  it('refuses a script that none of them named', () => {
    expect(() => integrityOf('/modules/signing/one/other.js')).toThrow('is not in the registry document');
  });
});
