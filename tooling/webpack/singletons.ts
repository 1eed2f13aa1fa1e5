import { versionOf } from './folders.ts';

/**
 * What is on the page once, whatever number of modules is there. The shell brings it, modules take it: a name added here
 * is a promise to every module (docs/decisions/004-module-singletons.md). A slash at the end means every path below.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'jotai',
  '@tanstack/react-query',
  'zod',
  'shared-ui/start',
  'shared-ui/further',
  'shared-api',
  'shared-api/queries',
];

/** The `shared` option of the federation plugin. Only the shell holds a copy. */
export function shareSingletons(role: 'shell' | 'module') {
  const shares = singletons.map((name) => {
    const version = versionOf(name.replace(/\/$/, ''));
    const terms = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    return [name, role === 'shell' ? { ...terms, version } : { ...terms, import: false as const }] as const;
  });
  return Object.fromEntries(shares);
}
