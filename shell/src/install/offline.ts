// The script of the page that is shown without a network: it is in the person's language, shows what is wrong, and tries again.

/** What is wrong: no network at all, or a server that does not answer. */
type Line = 'cut' | 'silent';

const english = /(?:^|; )(?:__Host-)?sportello_language=en/.test(document.cookie);
const root = document.documentElement;

function describe(): void {
  const line: Line = navigator.onLine ? 'silent' : 'cut';
  root.dataset['line'] = line;
}

function tryAgain(): void {
  window.location.reload();
}

/** A server that has come back sends no event: it is asked. */
async function look(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) tryAgain();
}

root.lang = english ? 'en' : 'it';
for (const text of document.querySelectorAll<HTMLElement>('[data-language]'))
  text.hidden = text.dataset['language'] !== root.lang;
describe();
window.addEventListener('offline', describe);
window.addEventListener('online', tryAgain);
setInterval(() => void look(), 5000);
for (const button of document.querySelectorAll('button')) button.addEventListener('click', tryAgain);

// A module to the compiler, so that its names are its own; the build takes this line out.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
