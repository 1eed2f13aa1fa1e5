import type { ModuleManifest, RegistryArea } from 'shared-api/contracts/platform';

/** An area of the registry document for tests: documents, with one path, one menu entry and one tile. */
export function buildArea(overrides: Partial<RegistryArea> = {}): RegistryArea {
  return {
    area: 'signing',
    version: '1.0.0-one',
    address: '/modules/signing/1.0.0-one/',
    entry: 'entry.js',
    files: { 'entry.js': 'hash' },
    manifest: buildManifest(),
    ...overrides,
  };
}

/** The manifest of `buildArea`. */
export function buildManifest(overrides: Partial<ModuleManifest> = {}): ModuleManifest {
  const label = { it: 'Documenti', en: 'Documents' };
  const way = { label, icon: 'documents', path: '/documents', access: 'guest', order: 1 } as const;
  return {
    area: 'signing',
    label,
    routes: [{ path: '/documents', access: 'guest', bars: 'both', chunk: 'screen-documents' }],
    menu: [{ ...way, alsoAt: ['/documents/:id/sign'], section: 'gestione' }],
    tiles: [{ ...way, countCall: 'getNumDocToSignApi' }],
    ...overrides,
  };
}
