import { escapeHtml } from '../http/escape-html.ts';
import type { DeliveryRow } from './deliveries.schema.ts';

const addressPattern = /https?:\/\/[^\s<>"]+/g;
const codePattern = /(?<!\d)\d{6}(?!\d)/g;

/** A message as `/dev/outbox.json` gives it. */
export function outboxEntry({
  id,
  channel,
  recipient,
  subject,
  text,
  html,
  createdAt,
  attachments,
}: DeliveryRow) {
  return {
    channel,
    to: recipient,
    subject,
    text,
    html,
    links: linksIn(text),
    at: createdAt.toISOString(),
    attachments: attachments.map(({ name }, index) => ({ name, address: fileAddress(id, index) })),
  };
}

interface OutboxView {
  /** The newest first. */
  readonly rows: readonly DeliveryRow[];
  /** Everybody to whom something went. */
  readonly recipients: readonly string[];
  /** Whose messages these are; by default everybody's. */
  readonly recipient: string | undefined;
}

/** The outbox as a page. */
export function outboxPage({ rows, recipients, recipient }: OutboxView): string {
  const messages = rows.map(messageArticle).join('\n');
  const empty = '<p>No mail and no SMS so far. What the product sends shows up here.</p>';
  const reload = recipient ? `?to=${encodeURIComponent(recipient)}` : '';
  const options = recipients.map((to) => {
    const name = escapeHtml(to);
    return `<option value="${name}"${to === recipient ? ' selected' : ''}>${name}</option>`;
  });
  return `<h1>Outbox</h1><p><small>Nothing left this machine. <a href="/dev/outbox${reload}">Reload</a></small></p>
<form action="/dev/outbox"><label>To <select name="to"><option value="">everybody</option>${options.join('')}</select></label> <button>Show</button></form>
${messages || empty}`;
}

function messageArticle(row: DeliveryRow): string {
  const { id, channel, recipient, replyTo, onBehalfOf, subject, text, html, createdAt, attachments } = row;
  const answers = replyTo ? ` · risposte a ${escapeHtml(replyTo.email)}` : '';
  const sender = onBehalfOf ? ` · da ${escapeHtml(onBehalfOf)}` : '';
  const files = attachments.map(
    ({ name }, index) => `<a href="${fileAddress(id, index)}">${escapeHtml(name)}</a>`,
  );
  const kind = channel === 'mail' ? 'Mail' : 'SMS';
  return `<article>
<h2>${escapeHtml(subject || kind)}</h2>
<small>${kind} · ${escapeHtml(recipient)}${sender}${answers} · <time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></small>
<pre>${withLinksAndCodes(text)}</pre>
${files.join('<br>')}
${html ? `<details><summary>As the mail program shows it</summary><iframe title="${escapeHtml(subject)}" sandbox="allow-popups" src="/dev/outbox/${id}/html" loading="lazy"></iframe></details>` : ''}
</article>`;
}

/** Addresses to follow and codes to copy; the digits of an address are no code. */
function withLinksAndCodes(text: string): string {
  const parts = escapeHtml(text).split(new RegExp(`(${addressPattern.source})`));
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${part}">${part}</a>`
        : part.replace(codePattern, (code) => `<button data-copy="${code}" title="Copy">${code}</button>`),
    )
    .join('');
}

function linksIn(text: string): string[] {
  return text.match(addressPattern) ?? [];
}

function fileAddress(id: string, index: number): string {
  return `/dev/outbox/${id}/files/${index}`;
}
