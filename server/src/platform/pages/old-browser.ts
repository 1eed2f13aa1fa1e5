import { createHash } from 'node:crypto';
import type { Language } from 'shared-api/contracts/common';
import { escapeHtml } from '../http/escape-html.ts';
import { textsIn } from '../texts/texts.ts';

/** The words stand in its element, so that one text, and one hash of it, does for every language. */
const id = 'sportello-old-browser';

/**
 * Says at once that a browser is too old, before it meets a script that it cannot read: written so that any browser of the last fifteen
 * years runs it. It asks for what the product needs, not for names and versions, and for nothing that a browser of the floor lacks
 * (decision 088).
 */
const script = `(function () {
  var words = document.getElementById('${id}').getAttribute('data-words');
  function has() {
    try {
      new RegExp('(?<=a)b');
      return !!(Array.prototype.toSorted && window.structuredClone && window.CSS &&
        CSS.supports('color', 'color-mix(in srgb, red, red)') && CSS.supports('height', '1dvh') &&
        CSS.supports('selector(:has(a))') && CSS.supports('container-type', 'inline-size'));
    } catch (error) {
      return false;
    }
  }
  function say() {
    var body = document.createElement('body');
    var sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.style.cssText = 'margin:20% auto;padding:0 24px;max-width:480px;font:18px/1.5 sans-serif';
    sentence.appendChild(document.createTextNode(words));
    body.appendChild(sentence);
    if (document.body) document.documentElement.replaceChild(body, document.body);
    else document.documentElement.appendChild(body);
  }
  if (has()) return;
  if (window.stop) window.stop();
  else window.onload = say;
  say();
})();`;

/** By which the page's policy knows that script. */
export const oldBrowserHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The element that says it, the first of a page. */
export function oldBrowserElement(language: Language): string {
  return `<script id="${id}" data-words="${escapeHtml(textsIn(language).browserTooOld)}">${script}</script>`;
}
