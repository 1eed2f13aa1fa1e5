import { parse } from 'acorn';
import { firstScriptElement, firstScriptHash } from '../../../server/src/platform/pages/first-script.ts';
import { breachesIn } from './check-floor.ts';

const [, script = ''] = />([^]*)<\/script>$/.exec(firstScriptElement('it')) ?? [];

describe('the first script of a page, which tells an old browser that it is too old', () => {
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
    expect(firstScriptElement('en')).toContain(`>${script}<`);
    expect(firstScriptElement('en')).toContain('This browser is too old');
    expect(firstScriptElement('en')).toContain('A file of this page arrived other than it was made');
    expect(firstScriptHash).toMatch(/^'sha256-.{44}'$/);
  });
});
