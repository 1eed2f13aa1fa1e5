import { createHash } from 'node:crypto';
import { answerMark, type Language } from 'shared-api/contracts/common';
import { escapeHtml } from '../http/escape-html.ts';
import { textsIn } from '../texts/texts.ts';

/** The words stand in its element, so that one text, and one hash of it, does for every language. */
const id = 'sportello-first-script';

/**
 * Says at once what keeps a page from starting: a browser that is too old, before it meets a script that it cannot read, or a file that
 * the browser refuses because something changed it, or its media type, on its way, or answers in its place. Written so that any browser
 * of the last fifteen years runs it. It asks for what the product needs, not for names and versions, and for nothing that a browser of
 * the floor lacks (decision 088). A file that was wrong in the browser's cache alone is there anew after one reload.
 */
const script = `(function () {
  var element = document.getElementById('${id}');
  var tooOld = element.getAttribute('data-too-old');
  var changed = element.getAttribute('data-changed');
  var blocked = element.getAttribute('data-blocked');
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
  function say(words) {
    var body = document.createElement('body');
    var sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.style.cssText = 'margin:20% auto;padding:0 24px;max-width:480px;font:18px/1.5 sans-serif';
    sentence.appendChild(document.createTextNode(words));
    body.appendChild(sentence);
    if (document.body) document.documentElement.replaceChild(body, document.body);
    else document.documentElement.appendChild(body);
  }
  function sayTooOld() {
    say(tooOld);
  }
  function waits() {
    return document.querySelector('#root > svg set') !== null;
  }
  function wasReloaded() {
    var visit = performance.getEntriesByType('navigation')[0];
    return !visit || visit.type === 'reload';
  }
  function isTaken(answer, file) {
    var kind = answer.headers.get('content-type') || '';
    return (file.src ? /(java|ecma)script/i : /^text\\/css/i).test(kind);
  }
  function explain(event) {
    var file = event.target;
    var address = file && file.integrity && file.rel !== 'preload' && (file.src || file.href);
    if (!address || !waits()) return;
    window.fetch(address, { cache: 'reload', integrity: file.integrity }).then(function (answer) {
      if (!waits()) return;
      if (!isTaken(answer, file)) say(changed);
      else if (!wasReloaded()) location.reload();
    }, function () {
      window.fetch(address).then(function (answer) {
        var isOurs = answer.headers.has('${answerMark}');
        var isPage = /^text\\/html/.test(answer.headers.get('content-type') || '');
        if (!waits() || (isOurs && !answer.ok)) return;
        say(answer.ok && !isPage ? changed : blocked);
      }, function () {});
    });
  }
  if (has()) {
    window.addEventListener('error', explain, true);
    return;
  }
  if (window.stop) window.stop();
  else window.onload = sayTooOld;
  sayTooOld();
})();`;

/** By which the page's policy knows that script. */
export const firstScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The element that says it, the first of a page. */
export function firstScriptElement(language: Language): string {
  const { browserTooOld, pageFileChanged, pageFileBlocked } = textsIn(language);
  const words = { 'too-old': browserTooOld, changed: pageFileChanged, blocked: pageFileBlocked };
  const given = Object.entries(words).map(([name, text]) => `data-${name}="${escapeHtml(text)}"`);
  return `<script id="${id}" ${given.join(' ')}>${script}</script>`;
}
