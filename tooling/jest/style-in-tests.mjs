const neverDrawn = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

/**
 * What roles, names and clicks ask of an element's style. There are no style sheets in a test, and jsdom goes through its own for each
 * element and each of its ancestors, which took a fifth of these tests.
 */
export class StyleInTests {
  #element;

  constructor(element) {
    this.#element = element;
  }

  get display() {
    const element = this.#element;
    const isShut = element.hidden === true || (element.nodeName === 'DIALOG' && !element.open);
    if (isShut || neverDrawn.has(element.nodeName)) return 'none';
    return this.#own('display') || 'block';
  }

  get visibility() {
    return this.#inherited('visibility') || 'visible';
  }

  get opacity() {
    return this.#own('opacity') || '1';
  }

  get pointerEvents() {
    return this.#inherited('pointer-events') || 'auto';
  }

  getPropertyValue(name) {
    const key = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return key in StyleInTests.prototype ? this[key] : this.#own(name);
  }

  #own(name) {
    return valueOf(this.#element, name);
  }

  #inherited(name) {
    for (let element = this.#element; element; element = element.parentElement) {
      const value = valueOf(element, name);
      if (value && value !== 'inherit') return value;
    }
    return '';
  }
}

/** What the `style` attribute of an element says. */
function valueOf(element, name) {
  return element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';
}
