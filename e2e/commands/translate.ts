/** Says that a text was written that nobody sees any more: a page shows the words of before. */
const staleWords = 'A translated text was written where it no longer stands';

/**
 * Does to a page what a browser does that translates it, from its first text on: each text is taken out, and stands again within two
 * elements of the browser's own. The words stay, so that who walks the page finds them. What is written to a text that is gone is an
 * error of the console. Runs in the page and knows nothing from outside of itself.
 */
function installTranslator(words: string): void {
  const untouched = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'FONT', 'OPTION']);
  const taken = new WeakSet<Node>();
  const given = new WeakSet<Node>();

  const translate = (text: Node): void => {
    const parent = text.parentElement;
    const isOurs = !parent || untouched.has(parent.nodeName) || given.has(text);
    if (isOurs || !text.nodeValue?.trim() || parent.closest('svg, [translate="no"], .notranslate')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    const copy = document.createTextNode(text.nodeValue);
    given.add(copy);
    inner.append(copy);
    outer.append(inner);
    taken.add(text);
    parent.replaceChild(outer, text);
  };
  const translateWithin = (root: Node): void => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (taken.has(this) && this.nodeValue !== text)
        console.error(`${words}: ${JSON.stringify(this.nodeValue)} became ${JSON.stringify(text)}`);
      value?.set?.call(this, text);
    },
  });
  document.addEventListener('DOMContentLoaded', () => {
    translateWithin(document.body);
    const watch = new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === 'childList') for (const node of addedNodes) translateWithin(node);
        else translate(target);
      }
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

interface Scripted {
  addInitScript(script: (words: string) => void, words: string): Promise<unknown>;
}

/** Has every page of a context translated by its browser, from the next one on. */
export async function translatePages(context: Scripted): Promise<void> {
  await context.addInitScript(installTranslator, staleWords);
}
