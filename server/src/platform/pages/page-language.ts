import type { FastifyReply, FastifyRequest } from 'fastify';
import { language, type Language } from 'shared-api/contracts/common';
import { addressOf } from '../http/address-of.ts';
import type { Caller } from '../http/caller.ts';
import { cookieOptions, nameOfCookie, readPageCookie } from '../http/cookie-options.ts';
import { languageCookie } from '../http/resolve-caller.ts';

/** Where people arrive who have never chosen a language here (spec 01 §2, the addresses that need no sign-in). */
export const guestPages = /reservate|checkExpire/;

const oneYear = 365 * 24 * 3600;

/**
 * The caller of a page, in the language that its address asks for (`?lang=en`, as the buttons of mails do), or that a guest's browser
 * prefers as long as nothing was chosen; the calls that follow know it by the cookie. Staff keep the language of their account.
 */
export function inPageLanguage<Visitor extends Pick<Caller, 'session' | 'language'>>(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Visitor,
): Visitor {
  if (caller.session?.language) return caller;
  const { pathname, searchParams } = addressOf(request);
  const asked = language.safeParse(searchParams.get('lang')).data;
  const chosen = readPageCookie(languageCookie, request);
  const preferred =
    chosen === undefined && guestPages.test(pathname) ? preferredLanguage(request) : undefined;
  const found = asked ?? preferred;
  if (!found || found === chosen) return caller;
  // The page switches the language by itself: its scripts write this cookie.
  const options = { ...cookieOptions(request), httpOnly: false, maxAge: oneYear };
  void reply.setCookie(nameOfCookie(languageCookie, request), found, options);
  return { ...caller, language: found };
}

/** The first of our languages in the order in which the browser wants them. */
function preferredLanguage({ headers }: FastifyRequest): Language | undefined {
  const wanted = (headers['accept-language'] ?? '').slice(0, 400).split(',').map(toWanted);
  const ours = wanted.filter(({ name, weight }) => weight > 0 && language.safeParse(name).success);
  const [best] = ours.toSorted((one, other) => other.weight - one.weight);
  return language.safeParse(best?.name).data;
}

function toWanted(entry: string): { name: string; weight: number } {
  const [tag = '', ...parameters] = entry.trim().split(';');
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return {
    name: tag.split('-')[0]?.toLowerCase() ?? '',
    weight: weight ? Number(weight.trim().slice(2)) || 0 : 1,
  };
}
