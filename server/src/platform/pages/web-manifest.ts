import type { Language, LocalizedText } from 'shared-api/contracts/common';
import type { Config } from '../config.ts';

const description: LocalizedText = {
  it: 'Documenti da firmare, presenze e richieste: il portale del personale.',
  en: 'Documents to sign, attendance and requests: the staff portal.',
};

const png = (sizes: string, name: string) => ({ src: `/${name}.png`, sizes, type: 'image/png' });

/** The web app manifest: under which name, colour and icons a device keeps the product. */
export function webManifest({ name, accent }: Config['product'], language: Language) {
  return {
    id: '/',
    name,
    short_name: name,
    description: description[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: '#f5f6f8',
    categories: ['business', 'productivity'],
    icons: [
      png('192x192', 'icon-192'),
      png('512x512', 'icon-512'),
      { ...png('512x512', 'icon-maskable-512'), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
