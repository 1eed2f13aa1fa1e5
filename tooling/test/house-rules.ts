/** The tests that read the sources of every area, as `CONTRIBUTING.md` names them: what an area adds can break them. */
export const houseRules: readonly string[] = [
  'areas',
  'catalogues',
  'doc-references',
  'gallery',
  'house-rules',
  'import-walls',
  'kit-halves',
  'left-overs',
  'permissions-page',
  'safe-code',
  'unused-exports',
  'words',
].map((name) => `tooling/${name}.test.ts`);
