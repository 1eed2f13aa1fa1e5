const found = new Set<string>();

/**
 * Whether React changes a text by its node: one beside which something else may stand. The only text of an element it writes through the
 * element.
 */
const isBare = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE &&
  node.nodeValue?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function record(text: Text, parent: Node | null): void {
  const element = parent instanceof Element ? parent : undefined;
  const name = element ? `<${element.localName} class="${element.className}">` : 'the page';
  found.add(`${name} ${JSON.stringify(text.nodeValue)}`);
}

/**
 * Notes each text that changes, goes or has something put before it while it is no element's own. A browser that translates a page puts
 * other nodes in the place of its texts: React then writes to one that is gone, which shows yesterday's words, or ends the screen.
 */
export function watchBareTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (isBare(child)) record(child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (isBare(before)) record(before, this);
    return insertBefore.call(this, child, before) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isBare(this) && this.nodeValue !== text) record(this, this.parentNode);
      value?.set?.call(this, text);
    },
  });
}

/** The texts that were noted since the last call. */
export function takeBareTexts(): readonly string[] {
  const all = [...found];
  found.clear();
  return all;
}
