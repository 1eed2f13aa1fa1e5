import { clock } from '../device/clock.ts';
import { defaultLanguage, languages, type ErrorCode, type Language } from '../contracts/common/index.ts';
import { isOwnAnswer } from '../device/own-answer.ts';
import { ApiError } from './api-error.ts';
import { recordGateway } from './gateway.ts';

/**
 * What stands between the page and our server, as far as its answer tells: it wants somebody to sign in there (the page of a network, a
 * company's gateway), it refuses, or limits size or number; or it changed a file on its way.
 */
type ForeignKind = 'sign-in' | 'refused' | 'too-large' | 'too-many' | 'changed';

const sentences: Readonly<Record<ForeignKind, Readonly<Record<Language, string>>>> = {
  'sign-in': {
    it: 'Tra questo dispositivo e il servizio qualcosa chiede di accedere: la pagina di un Wi‑Fi, o un filtro dell’azienda.',
    en: 'Something between this device and the service asks you to sign in: the page of a Wi‑Fi network, or a filter of your company.',
  },
  refused: {
    it: 'Un filtro sulla connessione ha rifiutato la richiesta, che non è arrivata. Provare da un’altra connessione.',
    en: 'A filter of the network refused the request, which did not arrive. Please try from another network.',
  },
  'too-large': {
    it: 'La connessione non lascia passare un invio così grande. Provare da un’altra connessione, o con un file più piccolo.',
    en: 'The network does not let something that large through. Please try from another network, or with a smaller file.',
  },
  'too-many': {
    it: 'La connessione lascia passare poche richieste alla volta. Riprovare tra qualche minuto.',
    en: 'The network lets few requests through at a time. Please try again in a few minutes.',
  },
  changed: {
    it: 'Il file è stato cambiato lungo la strada e non è stato salvato. Provare da un’altra connessione.',
    en: 'The file was changed on its way and was not saved. Please try from another network.',
  },
};

/** What the product does about it is what it does about such an answer of ours; all else is no answer. */
const codes: Readonly<Partial<Record<ForeignKind, ErrorCode>>> = {
  'too-large': 'too-large',
  'too-many': 'too-many-requests',
};

/** The failure of a call that something else than our server answered. */
export function foreignAnswer(kind: ForeignKind, status: number, cause?: unknown): ApiError {
  if (kind === 'sign-in') recordGateway(true);
  const message = sentences[kind][languageOfPage()];
  return new ApiError({ code: codes[kind] ?? 'unavailable', status, message, cause, isForeign: true });
}

/** What is asked of the page; the server's tests, which make calls too, have none. */
const page = globalThis as {
  readonly document?: { readonly documentElement: { readonly lang: string } };
  readonly navigator: { readonly onLine?: boolean };
};

function languageOfPage(): Language {
  const lang = page.document?.documentElement.lang ?? '';
  return languages.find((language) => lang.startsWith(language)) ?? defaultLanguage;
}

/** What an answer with a status that is not in our words means; undefined where a server is just out of reach. */
export function kindOfStatus(status: number): ForeignKind | undefined {
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  if (status === 401 || status === 407 || status === 511) return 'sign-in';
  return status >= 400 && status < 500 ? 'refused' : undefined;
}

/** A light address of ours, which needs nobody to be signed in. */
const probedAddress = '/healthz';
/** Milliseconds. */
const longestProbe = 3000;
const probedFor = 10_000;
let probed: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

/**
 * Whether a call that got no answer was led to a sign-in of another site, which browsers take for a broken line. Asked once for
 * everything that fails in the same moments.
 */
export function isLedElsewhere(): Promise<boolean> {
  if (page.navigator.onLine === false) return Promise.resolve(false);
  if (!probed || clock.now() - probed.at > probedFor) probed = { at: clock.now(), answer: probe() };
  return probed.answer;
}

async function probe(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestProbe);
    const answer = await fetch(probedAddress, { redirect: 'manual', cache: 'no-store', signal });
    return answer.type === 'opaqueredirect' || (answer.ok && !isOwnAnswer(answer));
  } catch {
    return false;
  }
}
