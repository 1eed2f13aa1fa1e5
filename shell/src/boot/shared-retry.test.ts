import { registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime';
import { askAnewForShared } from './shared-retry.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerGlobalPlugins: jest.fn(),
  registerPlugins: jest.fn(),
}));

it('forgets the try that failed of one shared package, and nothing that is there', () => {
  askAnewForShared();
  const plugin = jest.mocked(registerGlobalPlugins).mock.calls[0]?.[0][0];
  expect(registerPlugins).toHaveBeenCalledWith([plugin]);
  const failed = Promise.resolve();
  const shareScopeMap = {
    default: {
      'shared-ui/further': { '1.0.0': { loaded: false, loading: failed } },
      react: { '19.0.0': { loaded: true, loading: failed } },
    },
  };
  for (const pkgName of ['shared-ui/further', 'react', 'unknown'])
    plugin?.errorLoadShare?.({ pkgName, shareScopeMap } as never);
  expect(shareScopeMap.default['shared-ui/further']['1.0.0'].loading).toBeNull();
  expect(shareScopeMap.default.react['19.0.0'].loading).toBe(failed);
});
