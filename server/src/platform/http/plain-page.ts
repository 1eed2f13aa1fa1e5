import type { FastifyReply } from 'fastify';
import type { Language } from 'shared-api/contracts/common';
import { allowStyleElements } from './security-headers.ts';
import { escapeHtml } from './escape-html.ts';

interface PlainPage {
  /** English where it is for developers. */
  language?: Language;
  title: string;
  /** Markup; every text in it is escaped already. */
  body: string;
  /** Address of a script of this server. */
  script?: string;
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dbe3, #3a424d); --soft: light-dark(#f4f6f9, #1c222a); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; }
article { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--soft); border-radius: 8px; padding: .75rem; margin: .75rem 0; }
a { display: inline-block; padding: .6rem 0; } small { opacity: .8; }
.calls { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: .75rem; }
.calls li { display: grid; gap: .25rem; align-content: start; border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; overflow-wrap: anywhere; }
.calls code { font-size: .9rem; } .calls h2 { font-size: 1rem; }
button[data-copy] { font: inherit; font-weight: 650; padding: .1rem .4rem; border: 1px solid var(--line); border-radius: 6px; background: canvas; color: inherit; cursor: copy; }
button.copied::after { content: ' ✓'; } select, form button { font: inherit; min-height: 2.75rem; max-width: 100%; }
iframe { width: 100%; height: 22rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
`;

/** Sends a small page of the server's own: for developers, and where the shell cannot be. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { language = 'en', title, body, script } = page;
  const nonce = allowStyleElements(reply);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main>${script ? `<script type="module" src="${script}"></script>` : ''}</body></html>`,
    );
}
