import type { Hands } from './hands.ts';

/** The addresses of the product that the screen leads to. */
export const linksOf = ({ page }: Pick<Hands, 'page'>): Promise<string[]> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]:not([download])')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('//') && !href.startsWith('/api/') && !href.startsWith('/dev/')),
    )
    .catch(() => []);
