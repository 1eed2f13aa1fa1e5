import type { Language } from 'shared-api/contracts/common';

/** What an SMS with a code is written from; `publicUrl` is where the product is. */
type CodeSms = Readonly<Record<'product' | 'code' | 'publicUrl', string>> & { readonly language: Language };

type Sentences = Readonly<Record<Language, (code: string, product: string) => string>>;

/**
 * Makes the writer of an SMS with a code. On an https address its last line ties the code to the site, so that phones offer it there
 * and nowhere else (the origin-bound format of WebOTP).
 */
export function defineCodeSms(sentences: Sentences): (sms: CodeSms) => string {
  return ({ product, code, publicUrl, language }) => {
    const text = sentences[language](code, product);
    const { protocol, hostname } = new URL(publicUrl);
    return protocol === 'https:' ? `${text}\n\n@${hostname} #${code}` : text;
  };
}
