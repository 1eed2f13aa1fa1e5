import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, Language } from 'shared-api/contracts/common';
import { textsIn } from '../texts/texts.ts';
import { escapeHtml } from './escape-html.ts';
import { sendPlainPage } from './plain-page.ts';

/** Whether a browser asks for a page to show, or a person for a file by a link, and no program for data. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate';
}

interface ErrorPage {
  readonly language: Language;
  readonly answer: ErrorAnswer;
}

/** Says to a person why there is no page at an address, and leads to the start. */
export function sendErrorPage(reply: FastifyReply, { language, answer }: ErrorPage): FastifyReply {
  const { wrongAddress, wrongAddressTitle, requestCode, toStart } = textsIn(language);
  const isAddress = answer.code === 'invalid-input' || answer.code === 'not-found';
  // The words of a form are none for who pressed a link.
  const title = answer.code === 'invalid-input' ? wrongAddressTitle : answer.Error;
  const code = requestCode.replace('{id}', answer.requestId);
  return sendPlainPage(reply, {
    language,
    title,
    body: `<p>Sportello</p><h1>${escapeHtml(title)}</h1>${isAddress ? `<p>${wrongAddress}</p>` : ''}<p><a href="/">${toStart}</a></p><small>${escapeHtml(code)}</small>`,
  });
}
