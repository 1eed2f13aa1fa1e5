import { execFileSync } from 'node:child_process';
import { root } from './webpack/folders.ts';

interface Component {
  readonly name: string;
  readonly hashes?: readonly { readonly alg: string }[];
}

describe('npm run sbom', () => {
  it('names every package with its hash, from the lockfile alone', () => {
    const env = { ...process.env, npm_config_offline: 'true' };
    const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: Component[] };
    expect(bomFormat).toBe('CycloneDX');
    const packages = components.filter(({ hashes }) => hashes?.length);
    for (const name of ['fastify', 'react', 'pdfjs-dist', 'sharp', 'openid-client'])
      expect(packages.map((each) => each.name)).toContain(name);
    const unhashed = components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name);
    expect(
      unhashed.filter((name) => !/^(?:mfe-|shared-|shell$|server$|tooling$|e2e$|bench$|fuzz$)/.test(name)),
    ).toEqual([]);
  });
});
