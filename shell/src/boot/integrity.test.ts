import { setBoot } from 'shared-api';
import { buildBoot } from 'shared-api/testing';
import { buildArea } from '../testing/registry.builders.ts';
import { integrityOf } from './integrity.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }));

const one = buildArea({ address: '/modules/signing/one/', files: { 'entry.js': 'aaa' } });
const two = buildArea({ address: '/modules/signing/two/', files: { 'entry.js': 'bbb' } });

describe('integrityOf', () => {
  it('knows the scripts of every registry document that the page has had', () => {
    setBoot(buildBoot({ registry: { areas: [one] } }));
    expect(integrityOf('http://localhost/modules/signing/one/entry.js')).toBe('sha384-aaa');
    setBoot(buildBoot({ registry: { areas: [two] } }));
    expect(integrityOf('/modules/signing/two/entry.js')).toBe('sha384-bbb');
    expect(integrityOf('/modules/signing/one/entry.js')).toBe('sha384-aaa');
  });

  it('refuses a script that none of them named', () => {
    expect(() => integrityOf('/modules/signing/one/other.js')).toThrow('is not in the registry document');
  });
});
