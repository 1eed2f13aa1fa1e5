import { escapeHtml } from '../http/escape-html.ts';
import type { DeliveryRow } from './deliveries.schema.ts';

const addressPattern = /https?:\/\/[^\s<>"]+/g;

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

/** The outbox as a page, the newest message first. */
export function outboxPage(rows: readonly DeliveryRow[]): string {
  const messages = rows.map(messageArticle).join('\n');
  const empty = '<p>No mail and no SMS so far. What the product sends shows up here.</p>';
  return `<h1>Outbox</h1><p><small>Nothing left this machine. <a href="/dev/outbox">Reload</a></small></p>${messages || empty}`;
}

function messageArticle(row: DeliveryRow): string {
  const { id, channel, recipient, subject, text, html, createdAt, attachments } = row;
  const files = attachments.map(
    ({ name }, index) => `<a href="${fileAddress(id, index)}">${escapeHtml(name)}</a>`,
  );
  const kind = channel === 'mail' ? 'Mail' : 'SMS';
  return `<article>
<h2>${escapeHtml(subject || kind)}</h2>
<small>${kind} · ${escapeHtml(recipient)} · <time>${createdAt.toISOString()}</time></small>
<pre>${withLinks(text)}</pre>
${files.join('<br>')}
${html ? `<details><summary>As the mail program shows it</summary><iframe title="${escapeHtml(subject)}" sandbox="allow-popups" src="/dev/outbox/${id}/html" loading="lazy"></iframe></details>` : ''}
</article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(addressPattern, (address) => `<a href="${address}">${address}</a>`);
}

function linksIn(text: string): string[] {
  return text.match(addressPattern) ?? [];
}

function fileAddress(id: string, index: number): string {
  return `/dev/outbox/${id}/files/${index}`;
}
