import { parse } from 'acorn';
import { oldBrowserElement, oldBrowserHash } from '../../../server/src/platform/pages/old-browser.ts';
import { breachesIn } from './check-floor.ts';

const [, script = ''] = />([^]*)<\/script>$/.exec(oldBrowserElement('it')) ?? [];

describe('what tells an old browser that it is too old', () => {
  it('is read by every browser of the last fifteen years', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  it('asks for nothing that a browser of the floor lacks', () => {
    expect(breachesIn('page.js', script)).toEqual([]);
    const asked = [...script.matchAll(/supports\('([^']*)'(?:, '([^']*)')?\)/g)];
    expect(asked.length).toBeGreaterThan(2);
    for (const [, name = '', value] of asked)
      expect(breachesIn('page.css', value ? `a { ${name}: ${value} }` : 'b:has(a) { color: red }')).toEqual(
        [],
      );
  });

  it('is one text for both languages, so that one hash stands for it', () => {
    expect(oldBrowserElement('en')).toContain(`>${script}<`);
    expect(oldBrowserElement('en')).toContain('This browser is too old');
    expect(oldBrowserHash).toMatch(/^'sha256-.{44}'$/);
  });
});
