import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { findLoadedArea, loadArea, OutdatedShellError } from './area-loader.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const exposed = { module: { manifest: buildManifest(), screens: {}, texts: { namespace: 'x' } } };

beforeEach(() => {
  load.mockReset();
  register.mockReset();
});

describe('loadArea', () => {
  it('gives each build a container of its own, and loads it once', async () => {
    load.mockResolvedValue(exposed);
    const one = buildArea({ version: '1.0.0-aaa' });
    expect(findLoadedArea(one)).toBeUndefined();
    await loadArea(one);
    await loadArea(one);
    await loadArea(buildArea({ version: '1.0.0-bbb' }));
    expect(load.mock.calls).toEqual([['signing_1_0_0_aaa/module'], ['signing_1_0_0_bbb/module']]);
    expect(findLoadedArea(one)).toBe(exposed.module);
  });

  it('names a version clash, and keeps that reason when a second try gives an empty module', async () => {
    const area = buildArea({ version: '1.0.0-clash' });
    load.mockRejectedValueOnce(
      new Error('Version 1.0.0 of shared-ui does not satisfy the requirement ^2.0.0'),
    );
    await expect(loadArea(area)).rejects.toBeInstanceOf(OutdatedShellError);
    load.mockResolvedValueOnce({});
    await expect(loadArea(area)).rejects.toBeInstanceOf(OutdatedShellError);
  });

  it('begins anew after a failure', async () => {
    const area = buildArea({ version: '1.0.0-lost' });
    load.mockRejectedValueOnce(new Error('lost'));
    await expect(loadArea(area)).rejects.toThrow('lost');
    load.mockResolvedValueOnce(exposed);
    await expect(loadArea(area)).resolves.toBe(exposed.module);
    expect(register.mock.calls.map(([, options]) => options)).toEqual([{ force: false }, { force: true }]);
  });

  it('refuses what is no module of the area', async () => {
    load.mockResolvedValue({ module: { ...exposed.module, manifest: buildManifest({ area: 'other' }) } });
    await expect(loadArea(buildArea({ version: '1.0.0-wrong' }))).rejects.toThrow('exposes no module');
  });
});
