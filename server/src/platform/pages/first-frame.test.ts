import type { BootDocument } from 'shared-api/contracts/platform';
import { buildSession } from 'shared-api/testing';
import { firstFrame } from './first-frame.ts';

const routes = [
  { path: '/sign/:id', access: 'guest', bars: 'none', chunk: 'sign' },
  { path: '/documents', access: 'signed-in', bars: 'both', chunk: 'list' },
];
const boot = {
  session: buildSession(),
  registry: { areas: [{ manifest: { routes } }] },
  language: 'it',
  branding: { product: 'Sportello <b>', accent: '#1f5fbf' },
} as unknown as BootDocument;
const name = 'Sportello &lt;b&gt;';

describe('what a page shows before its first script', () => {
  it.each(['/documents', '/dash'])('are the bars of %s, which somebody signed in will see', (path) => {
    expect(firstFrame(path, boot)).toContain('inset:0 0 auto');
    expect(firstFrame(path, boot)).not.toContain(name);
  });

  it('is the name of the product where no bars will be', () => {
    const newcomer = { ...boot, session: buildSession({ hasChangedPassword: false }) };
    for (const [path, of] of [
      ['/sign/7', boot],
      ['/dev/kit', boot],
      ['/dash', { ...boot, session: null }],
      ['/dash', newcomer],
    ] as const) {
      expect(firstFrame(path, of)).toContain(name);
      expect(firstFrame(path, of)).not.toContain('inset:0 0 auto');
    }
  });

  it('is the shape of the landing for who comes by a link', () => {
    const frame = firstFrame('/reservate/xlinkx', { ...boot, session: null });
    expect(frame).toContain(name);
    expect(frame.match(/height:5rem/g)).toHaveLength(3);
    expect(firstFrame('/', { ...boot, session: null })).not.toContain('height:5rem');
  });

  it('becomes a sentence where nothing takes its place, without a script', () => {
    const sentence = 'La pagina non si è ancora caricata';
    expect(firstFrame('/dash', boot)).toMatch(
      new RegExp(
        `<g visibility="hidden"><set attributeName="visibility" to="visible" begin="15s"/>.*${sentence}`,
      ),
    );
    expect(firstFrame('/dash', { ...boot, language: 'en' })).toContain('The page has not loaded yet');
  });

  it('is nothing to a screen reader and needs no style sheet', () => {
    expect(firstFrame('/dash', boot)).toMatch(/^<div aria-hidden="true" style="/);
    expect(firstFrame('/dash', boot)).not.toMatch(/<style|class=/);
  });
});
