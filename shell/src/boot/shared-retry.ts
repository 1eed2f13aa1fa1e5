import { registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime';

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];

const plugin: Plugin = {
  name: 'sportello-shared-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const packages of Object.values(shareScopeMap))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/**
 * Has a shared package that did not come be asked for anew by whoever needs it next, in the shell and in every module. The
 * federation's runtime keeps the promise that failed, so that who lost the network for a moment would need a reload.
 */
export function askAnewForShared(): void {
  registerGlobalPlugins([plugin]);
  registerPlugins([plugin]);
}
