import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** The rules of CONTRIBUTING.md that the linter cannot keep. */
const browser = '{shell,shared-ui,mfe-*}/src/**';

/** What is not ours, or where a browser's own name is meant or the rule does not count. */
const apart = /node_modules|shared-ui\/src\/unsaved|keep-worker|\/dist\/|\/contracts\//;

/** What stands against a rule, as `file: what`. */
function breaches(pattern: string, rule: RegExp, apart: RegExp): string[] {
  return globSync(join(root, pattern))
    .map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ name }) => !apart.test(name))
    .flatMap(({ name, text }) => [...text.matchAll(rule)].map(([found]) => `${name}: ${found.trim()}`));
}

describe('the house', () => {
  it('has no literal text in JSX', () => {
    const text = /(?<![=-])>[^<>{}();=]*[a-zà-ú]{2,}[^<>{}();=]*<\/[A-Za-z]/gi;
    expect(breaches(`${browser}/*.tsx`, text, /\.test\.tsx$|\/gallery\/|\/testing\//)).toEqual([]);
  });

  it('folds texts in one way, wherever they are searched, matched or ordered (decision 134): foldText, matchesWords, compareNames', () => {
    const folding =
      /normalize\(\s*['"`]NFK?D|Intl\.Collator|localeCompare\([^)]*,|toLocaleLowerCase|translate\(\s*lower|unaccent|\bilike\b|toLowerCase\(\)\s*\.includes\(/g;
    // The verifier stands alone.
    const own = /node_modules|\/dist\/|\.test\.tsx?$|fold\.rules|evidence\/verifier/;
    expect(breaches('{shell,shared-ui,shared-api,server,mfe-*}/src/**/*.{ts,tsx}', folding, own)).toEqual([]);
  });

  it('has no button that is not pressed by the rule of presses (decision 076): PlainButton where no other fits', () => {
    const buttons = globSync(join(root, `${browser}/*.tsx`))
      .filter((path) => !/node_modules|\.test\.tsx$|\/testing\//.test(path))
      .map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }))
      .filter(({ text }) => /<button\b|\brole="button"/.test(text));
    expect(buttons.length).toBeGreaterThan(3);
    expect(buttons.filter(({ text }) => !text.includes('usePress(')).map(({ name }) => name)).toEqual([]);
  });

  it('says why it did not load where it offers a new try, so that none is offered where it cannot help', () => {
    const failures = breaches(
      '{shell,mfe-*}/src/**/*.tsx',
      /<(?:ErrorState|RetryBanner)\b(?:(?!<(?:ErrorState|RetryBanner)\b)[\s\S])*?\bonRetry=/g,
      // No call failed: a document is completed by a press, a module is missing.
      /\.test\.tsx$|\/testing\/|signing-done|sign-in-missing/,
    );
    expect(failures.length).toBeGreaterThan(40);
    expect(failures.filter((found) => !/\berror=\{/.test(found))).toEqual([]);
  });

  it('says in the dialog itself why it was not saved, with what was typed kept (decision 128)', () => {
    // What fails has a sentence of its own there, or is no call that the dialog waits for.
    const apart =
      /confirm-password|reason\.dialog|unseen-pages|passkey-name|recovery\.dialog|refuse\.dialog|acceptance\.dialog|picture\.dialog|upload\.dialog|\.test\.tsx$/;
    const dialogs = breaches('mfe-*/src/**/*.tsx', /<FormDialog\b(?:(?!^\s*>$)[\s\S])*?^\s*>$/gm, apart);
    const waiting = dialogs.filter((found) => found.includes('isBusy={'));
    expect(waiting.length).toBeGreaterThan(10);
    expect(
      waiting.filter((found) => !found.includes('failure={')).map((found) => found.split(':')[0]),
    ).toEqual([]);
  });

  it('closes a window as its X does, which asks before what was typed is lost (decision 077): CancelButton', () => {
    const closing = /<Button onClick=\{(?:onClose|close)\}>/g;
    expect(breaches(`${browser}/*.tsx`, closing, /\.test\.tsx$|\/gallery\//)).toEqual([]);
  });

  it('has no colour outside the tokens of the kit, but that of paper', () => {
    const paper = /authenticator\.module|viewer\/pages\.module|signature\.module/;
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi;
    expect(breaches(`${browser}/*.css`, colour, new RegExp(`theme/|${paper.source}`))).toEqual([]);
  });

  it('gives no test a time limit of its own: that of all is long enough, and a busy machine needs it', () => {
    const own = /\},?\s*,\s*(?:[\d_]{4,}|timeoutMs|\w*[tT]imeout\w*),?\s*\);/g;
    expect(breaches('{server,tooling,bench,fuzz,shared-api}/**/*.test.ts', own, /node_modules/)).toEqual([]);
  });

  it('keeps parameters of statements one, however many ids there are: isOneOf for lists that are not in the code', () => {
    const many = /\b(?:notI|i)nArray\([^[\]()]*(?:,\s*\[\.\.\.|\.map\()/g;
    expect(breaches('server/src/**/*.ts', many, /\.test\.ts$/)).toEqual([]);
  });

  it('has stories that act by hand: keys one by one, a pointer, files from the chooser (e2e/hands)', () => {
    const short =
      /\.(?:fill|setInputFiles|selectOption|pressSequentially|dispatchEvent)\(|(?<!recursive: true, )force: true/g;
    // What no hand does: the app around the page sends a message.
    const apart = /wrapper\.page/;
    expect(breaches('e2e/{specs,pages}/**/*.ts', short, apart)).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const apart = /\/main\.ts$|\/testing\/|\.test\.ts$/;
    expect(breaches('server/src/**/*.ts', /process\.env/g, apart)).toEqual([]);
  });

  it('makes ids that also a page has which was opened by http, by randomId of shared-api', () => {
    const places = '{shell,shared-ui,shared-api,mfe-*}/src/**/*.{ts,tsx}';
    expect(breaches(places, /\brandomUUID\b/g, /node_modules|random-id/)).toEqual([]);
  });

  describe('checks what is typed by the schema of the contract (decision 020)', () => {
    const forms = globSync(join(root, `${browser}/*.{ts,tsx}`))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
      .filter(({ path, text }) => !apart.test(path) && /\buseForm(?:<\w+>)?\(/.test(text));

    it('in more than ten forms', () => {
      expect(forms.length).toBeGreaterThan(10);
    });

    it.each(forms.map(({ path, text }) => [relative(root, path), path, text] as const))(
      'in %s',
      (_, path, text) => {
        const calls = [...text.matchAll(/\buseForm(?:<\w+>)?\((.*?)\);/gs)].map(
          ([, options = '']) => options,
        );
        const resolvers = calls.map((options) => /\bresolver(?:: (\w+))?\b/.exec(options));
        expect(resolvers).not.toContain(null);
        const names = resolvers.map((found) => found?.[1] ?? 'resolver');
        const made = names.filter((name) => name !== 'zodResolver');
        expect(made.filter((name) => !isMadeOfSchema(text, name))).toEqual([]);
        expect(usesContract(path, text)).toBe(true);
      },
    );

    it('which one that is checked by hand breaks', () => {
      expect(isMadeOfSchema('const resolver = zodResolver(named);', 'resolver')).toBe(true);
      expect(isMadeOfSchema('const resolver = madeBy(check);\nzodResolver(named);', 'resolver')).toBe(false);
      expect(isMadeOfSchema('const resolver = async (values) => check(values);', 'resolver')).toBe(false);
      expect(usesContract('', "import { z } from 'zod';")).toBe(false);
    });
  });

  describe('keeps what the server answered under keys that have one shape each (decision 078)', () => {
    const places = '{shell,mfe-*}/src/**/*.{ts,tsx}';
    const tests = /node_modules|\.test\.tsx?$|\/testing\//;

    it('so that no area reads, names or fills a query but by callQuery, listQuery, endlessQuery or readQuery', () => {
      const own = /\b(?:queryFn|loadPage)\b|\b[qQ]ueryKey(?::| =) \[|\b(?:get|set)Quer(?:y|ies)Data</g;
      expect(breaches(places, own, tests)).toEqual([]);
    });

    it('so that the answers of a call have one way to rows', () => {
      const lists = breaches(places, /\blistQuery\(\s*\w+|\btoPage\b/g, tests);
      const shaping = new Set(
        lists.filter((line) => line.endsWith('toPage')).map((line) => line.split(':')[0]),
      );
      const calls = lists.filter((line) => !line.endsWith('toPage'));
      const callOf = (line: string) => /(\w+)$/.exec(line)?.[1];
      const shaped = calls.filter((line) => shaping.has(line.split(':')[0])).map(callOf);
      expect(shaped.length).toBeGreaterThan(5);
      expect(shaped.filter((name) => calls.map(callOf).filter((other) => other === name).length > 1)).toEqual(
        [],
      );
    });

    it('so that no two reads have one name', () => {
      const everywhere = '{shell,shared-api,mfe-*}/src/**/*.{ts,tsx}';
      const reads = breaches(everywhere, /\breadQuery\(\s*'\w+'/g, tests);
      const names = reads.map((line) => /'(\w+)'/.exec(line)?.[1]);
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('has SQL in repositories alone', () => {
    const apart = /\.(repository|schema|test)\.ts$|\/testing\/|\/platform\/db\//;
    expect(
      breaches(
        'server/src/**/*.ts',
        /\bsql`|\.select\(\)|\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)/g,
        apart,
      ),
    ).toEqual([]);
  });

  it('has names of its own for calls; those of the wire stand in the contract alone', () => {
    const declared = globSync(join(root, 'shared-api/src/contracts/**/*.contract.ts')).flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(
        /export const (\w+) = (?:define(?:Call|Download)\(\{[^}]*?name: |countCall\()'(\w+)'/g,
      ),
    ]);
    expect(declared.length).toBeGreaterThan(60);
    expect(declared.map(([, ours]) => ours).filter((ours) => !/^[a-z]/.test(ours ?? ''))).toEqual([]);
    const exported = new Set(declared.map(([, ours]) => ours));
    const wire = declared.map(([, , name]) => name).filter((name) => !exported.has(name));
    const identifier = new RegExp(`(?<![\\w.\\/'"\`])(?:${wire.join('|')})(?![\\w'"\`])`, 'g');
    expect(
      breaches('{server,shell,shared-ui,shared-api,mfe-*,e2e}/**/*.{ts,tsx}', identifier, apart),
    ).toEqual([]);
  });

  it('says they of a person', () => {
    const places = '{server,shell,shared-ui,shared-api,mfe-*,tooling,bench,fuzz,e2e}/**/*.{ts,tsx,css}';
    expect(
      breaches(places, /(?<![\w’'.])[Hh](?:e|is|im|imself)(?![\w’'])/g, /node_modules|\/dist\/|house-rules/),
    ).toEqual([]);
  });

  it('speaks the words of the field', () => {
    const name =
      /(?:function|const|class|interface|type|let) (\w*(?:[dD]esk(?!top)|[sS]tage(?!d)|[jJ]udge|[lL]etIn|[tT]ell|[hH]ear(?!t)|most[A-Z])\w*)/g;
    expect(
      breaches('{server,shell,shared-ui,shared-api,mfe-*,tooling,bench,fuzz}/**/*.{ts,tsx}', name, apart),
    ).toEqual([]);
  });
});

/** Whether a name of a file is a resolver over a schema: it is one, makes one, or is a table of them. */
function isMadeOfSchema(text: string, name: string): boolean {
  const maker = new RegExp(`\\bconst ${name} = (\\w+)\\(`).exec(text)?.[1];
  if (maker) return maker === 'zodResolver' || isMadeOfSchema(text, maker);
  const upToNext = '(?:(?!\\n(?:const|export|function|/\\*)).)*?';
  return new RegExp(`\\bconst ${name} = ${upToNext}\\bzodResolver\\(`, 's').test(text);
}

/** Whether a file takes schemas of a contract, by itself or through a file of its feature. */
function usesContract(path: string, text: string): boolean {
  const takes = (source: string) => /from 'shared-api\/contracts\/\w+'/.test(source);
  const beside = [...text.matchAll(/from '(\.\/[\w.-]+\.ts)'/g)].map(([, name = '']) => name);
  return takes(text) || beside.some((name) => takes(readFileSync(join(path, '..', name), 'utf8')));
}
