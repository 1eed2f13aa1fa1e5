import type { LocalizedText } from 'shared-api/contracts/common';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';

/** How many SMS may be sent, and where: each costs money, and who asks for one need not be known. */
export type SmsLimits = ReturnType<typeof createSmsLimits>;

interface SmsLimitsDependencies {
  rateLimits: RateLimits;
  sms: Pick<Config['sms'], 'prefixes' | 'maxPerDay'>;
  logger: Logger;
}

/** An SMS that is to be sent. */
interface CountedSms {
  /** The whole number. */
  readonly to: string;
  /** What it is about, where that has a limit of its own. */
  readonly about?: { readonly id: string; readonly maxPerDay: number } | undefined;
}

const day = 24 * 60 * 60_000;

const texts = {
  prefix: {
    it: 'Non si inviano SMS a numeri di questo paese. Prefissi possibili: {prefixes}',
    en: 'No SMS are sent to numbers of this country. Possible prefixes: {prefixes}',
  },
  about: {
    it: 'Per questo documento sono già stati inviati {limit} SMS in un giorno: riprovare domani o rivolgersi a chi lo ha inviato',
    en: '{limit} SMS have been sent for this document within a day: try again tomorrow or contact who sent it',
  },
  day: {
    it: 'Per oggi non si possono inviare altri SMS: rivolgersi all’amministratore',
    en: 'No more SMS can be sent today: please contact the administrator',
  },
} as const satisfies Record<string, LocalizedText>;

/** Makes the limits of SMS: by country, by what they are about, and by day for the whole installation. */
export function createSmsLimits({ rateLimits, sms: { prefixes, maxPerDay }, logger }: SmsLimitsDependencies) {
  return {
    /** Whether SMS are sent to the country of a number. */
    reaches,

    /** Counts an SMS. @throws AppError `forbidden` for a country that is not allowed, `too-many-requests` with the sentence of the limit. */
    count: async ({ to, about }: CountedSms): Promise<void> => {
      if (!reaches(to))
        throw new AppError('forbidden', { text: texts.prefix, details: { prefixes: prefixes.join(', ') } });
      if (about) await countWithin('sms.about', about.id, about.maxPerDay, texts.about);
      await countWithin('sms.day', 'installation', maxPerDay, texts.day).catch((error: unknown) => {
        logger.error({ maxPerDay }, 'the SMS of a day are used up');
        throw error;
      });
    },
  };

  function reaches(to: string): boolean {
    return prefixes.some((prefix) => to.startsWith(prefix));
  }

  async function countWithin(name: string, key: string, limit: number, text: LocalizedText): Promise<void> {
    try {
      await rateLimits.count({ name, key, limit, windowMs: day });
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      throw new AppError('too-many-requests', { text, details: { ...cause.details, limit }, cause });
    }
  }
}
