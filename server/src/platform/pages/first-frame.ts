import type { Language } from 'shared-api/contracts/common';
import type { BootDocument, SessionView } from 'shared-api/contracts/platform';
import { escapeHtml } from '../http/escape-html.ts';
import { textsIn } from '../texts/texts.ts';
import { findRoute } from './find-route.ts';
import { guestPages } from './page-language.ts';

const surface = 'light-dark(#f5f6f8,#0f1216)';
const raised = 'light-dark(#fff,#171b21)';
const pressed = 'light-dark(#e4e7ec,#20262e)';
/** All or nothing by the size of the window: style attributes have no media queries. */
const from = (width: number, size: string) =>
  `min(clamp(0px,(100vw - ${width - 1}px)*999,${size}),clamp(0px,(100vh - 499px)*999,${size}))`;
const onPhone = (size: string) =>
  `max(clamp(0px,(769px - 100vw)*999,${size}),clamp(0px,(500px - 100vh)*999,${size}))`;
const guestTop = `max(1rem,${from(769, '3rem')})`;
/** The signature of the product's mark, as in its icon. */
const stroke =
  'M10 22.5c2.6-6.8 5.2-10 7-9.2 2.3 1-2.7 9.7-.2 10.3 2.2.5 3.6-5 5.5-4.7 1.6.2.6 3.7 2.2 3.8 1.4.1 2.2-1.6 5.5-1.7M10 29h20';
/** Screens of the shell itself that have no bars. */
const bare = ['/dev/kit'];

/**
 * What the page shows until the first script has run: the bars of a signed-in screen, or the name of the product where it will
 * stand. In the kit's colours by value and without a style sheet, of which nothing is there yet; the application replaces it.
 */
export function firstFrame(path: string, { session, registry, branding, language }: BootDocument): string {
  const found = findRoute(path, registry.areas);
  const hasBars = found ? found.bars === 'both' : !bare.includes(path);
  const isReady = session !== null && (session.isGuest || session.hasChangedPassword);
  return `<div aria-hidden="true" style="position:fixed;inset:0;background:${surface}">${
    hasBars && isReady ? barsOf(session) : guestPages.test(path) ? landing(branding) : heading(branding)
  }</div>${notice(language)}`;
}

const noticeAfter = '15s';

/**
 * What is read where nothing takes the frame's place: a file of the shell was refused (decision 026), or did not come. No script has
 * run then, so the picture that the sentence stands in shows it by itself.
 */
function notice(language: Language): string {
  const place = 'position:fixed;left:0;top:40%;width:100%;height:50%;pointer-events:none';
  const type = 'margin:0 1.5rem;text-align:center;font:400 1rem/1.5 system-ui,sans-serif';
  const appears = `<set attributeName="visibility" to="visible" begin="${noticeAfter}"/>`;
  const sentence = `<p role="status" style="${type}">${escapeHtml(textsIn(language).pageNotLoaded)}</p>`;
  return `<svg style="${place}"><g visibility="hidden">${appears}<foreignObject width="100%" height="100%">${sentence}</foreignObject></g></svg>`;
}

const bar = `position:absolute;box-sizing:border-box;overflow:hidden;background:${raised}`;
/** The bars of the frame: a guest has none of the portal's (`shell/src/frame`). */
function barsOf({ isGuest }: SessionView): string {
  return (isGuest ? bars.slice(0, 1) : bars).join('');
}

const bars = [
  `<div style="${bar};inset:0 0 auto;height:${onPhone('calc(3.5rem + env(safe-area-inset-top))')}"></div>`,
  `<div style="${bar};top:0;bottom:0;left:0;width:calc(${from(769, '4rem')} + ${from(1024, '11rem')})"></div>`,
  `<div style="${bar};inset:auto 0 0;height:${onPhone('4rem')}"></div>`,
];

function heading({ product, accent }: BootDocument['branding']): string {
  // Beside the panel of the sign-in from 960 px on, at the edge below.
  const left = 'clamp(1.5rem,(100vw - 960px)*999,53.49% + 1.5rem)';
  const place = `position:absolute;top:calc(1.5rem + env(safe-area-inset-top));left:${left}`;
  const type = 'display:flex;align-items:center;gap:.75rem;font:650 1.375rem/1.2 system-ui,sans-serif';
  const plate = `<rect width="40" height="40" rx="11" fill="${escapeHtml(accent)}"/>`;
  const lines = `<path d="${stroke}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`;
  const mark = `<svg viewBox="0 0 40 40" width="40" height="40">${plate}${lines}</svg>`;
  return `<div style="${place};${type}">${mark}${escapeHtml(product)}</div>`;
}

/** What a guest's landing will be: the product's name over a heading and three cards, in the one column that it has. */
function landing({ product }: BootDocument['branding']): string {
  const column = `position:absolute;inset:0 0 auto;margin:0 auto;width:min(100% - 2rem,32rem);padding-top:${guestTop}`;
  const type = 'font:700 1.25rem/2.75rem system-ui,sans-serif';
  const block = (size: string, gap: string) =>
    `<div style="${size};margin-top:${gap};border-radius:.75rem;background:${pressed}"></div>`;
  const cards = block('height:5rem', '.75rem').repeat(3);
  return `<div style="${column}"><div style="${type}">${escapeHtml(product)}</div>${block('width:45%;height:1.75rem', '2.5rem')}${cards}</div>`;
}
