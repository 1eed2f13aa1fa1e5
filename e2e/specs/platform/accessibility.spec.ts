import { findSerious } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';

const scroller = (attributes: string, content = '<p style="height: 900px">Testo</p>') =>
  `<div class="scroller" style="height: 80px; overflow: auto" ${attributes}>${content}</div>`;

const pageWith = (body: string) =>
  `<html lang="it"><title>Prova</title><main><h1>Prova</h1>${body}</main></html>`;

test('what scrolls and takes the focus without a name is found', async ({ page }) => {
  const named = 'scroll-stop: div.scroller';
  const findings = async (body: string) => {
    await page.setContent(pageWith(body));
    return findSerious(page);
  };
  expect(await findings(scroller(''))).toContain(named);
  expect(await findings(scroller('tabindex="0"'))).toContain(named);
  const unreachable =
    '<button role="option" aria-selected="false" tabindex="-1" style="height: 900px">A</button>';
  expect(await findings(scroller('role="listbox"', unreachable))).toContain(named);
  expect(await findings(scroller('tabindex="0" role="group" aria-label="Righe"'))).toEqual([]);
  expect(await findings(scroller('tabindex="-1"'))).not.toContain(named);
  const reachable = '<button style="height: 900px">A</button>';
  expect(await findings(scroller('', reachable))).not.toContain(named);
});
