import { parse, type Rule } from 'postcss';

/** Where a style sheet is from: the module's own, or a package that it uses. */
type Origin = 'own' | 'package';

/**
 * Finds what a module's style sheet would change outside of the module: selectors without a class of the sheet's own, which is what a
 * CSS Module scopes. A class within `:has()` counts: the rule then holds only while the module's element is there, as for a print. A
 * package's sheet has its own global class names, but each selector has to hold one.
 */
export function findUnscoped(css: string, origin: Origin): string[] {
  const found: string[] = [];
  const sheet = parse(css);
  sheet.walkAtRules('import', () => {
    if (origin === 'own') found.push('@import');
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule) || isNested(rule)) return;
    found.push(...rule.selectors.filter((selector) => !isScoped(selector, origin)));
  });
  return found;
}

/** A class by a part of its name, or an element with a name of somebody's own. */
const packageName = /\[class[\^*~|$]?=|(^|[\s>+~])[a-z]+-[a-z]/;

function isScoped(selector: string, origin: Origin): boolean {
  // What stands in a negation, or is global by its own word, does not narrow a selector to the module.
  const own = selector
    .replace(/:not\([^)]*\)/g, '')
    .replace(/:(?:is|where)\(([^)]*)\)/g, (_, choices: string) => (hasClassEach(choices) ? choices : ''))
    .replace(origin === 'own' ? /:global(\([^)]*\)|\s.*$)/g : /$^/, '')
    .replace(/"[^"]*"|'[^']*'/g, '');
  return /\.[a-zA-Z_-]/.test(own) || (origin === 'package' && packageName.test(own));
}

const hasClassEach = (choices: string) => choices.split(',').every((choice) => /\.[a-zA-Z_-]/.test(choice));

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

/** Within another rule, which has to be scoped itself. */
function isNested(rule: Rule): boolean {
  for (let parent: unknown = rule.parent; parent; parent = Reflect.get(parent as object, 'parent'))
    if (Reflect.get(parent as object, 'type') === 'rule') return true;
  return false;
}
