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
export function sendErrorPage(reply: FastifyReply, page: ErrorPage): FastifyReply {
  return sendPlainPage(reply, { language: page.language, title: titleOf(page), body: bodyOf(page) });
}

/** The same page without a style, for where there is no reply to allow it. */
export function errorPage(page: ErrorPage): string {
  const title = escapeHtml(titleOf(page));
  return `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${bodyOf(page)}</body></html>`;
}

/** The words of a form are none for who pressed a link. */
function titleOf({ language, answer }: ErrorPage): string {
  return answer.code === 'invalid-input' ? textsIn(language).wrongAddressTitle : answer.Error;
}

function bodyOf(page: ErrorPage): string {
  const { language, answer } = page;
  const { wrongAddress, requestCode, toStart } = textsIn(language);
  const isAddress = answer.code === 'invalid-input' || answer.code === 'not-found';
  const code = requestCode.replace('{id}', answer.requestId);
  return `<p>Sportello</p><h1>${escapeHtml(titleOf(page))}</h1>${isAddress ? `<p>${wrongAddress}</p>` : ''}<p><a href="/">${toStart}</a></p><small>${escapeHtml(code)}</small>`;
}
