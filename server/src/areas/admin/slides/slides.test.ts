import { getSlidePicture, getSlides } from 'shared-api/contracts/admin';
import { makeDemoSlides } from './demo/make-demo-slides.ts';
import { describeSlides } from './testing/slides-app.ts';

describeSlides('the slides', (app, { add, addedId, list, listTitles, listManaged, read }) => {
  it('are for anyone, in their order, in the languages in which they have words', async () => {
    await add({ titleIt: 'Uno' });
    await add({ titleIt: '', textIt: '', titleEn: 'Two' });
    await add({ titleIt: 'Primo', titleEn: 'First', index: 0 });
    expect(await listTitles(undefined, 'it')).toEqual(['Primo', 'Uno']);
    expect(await listTitles(undefined, 'en')).toEqual(['First', 'Two']);
  });

  it('show in the views that were chosen, on their days, unless they are hidden', async () => {
    await add({ titleIt: 'Accesso', isOnDiscover: false });
    await add({ titleIt: 'Scopri', isAtLogin: false });
    await add({ titleIt: 'Domani', shownFrom: '2026-03-10' });
    await add({ titleIt: 'Oggi', shownFrom: '2026-03-09', shownUntil: '2026-03-09' });
    await add({ titleIt: 'Ieri', shownUntil: '2026-03-08' });
    const hidden = await addedId({ titleIt: 'Nascosta', isHidden: true });
    expect(await listTitles('login')).toEqual(['Accesso', 'Oggi']);
    expect(await listTitles('discover')).toEqual(['Scopri', 'Oggi']);
    expect(await listManaged()).toHaveLength(6);
    expect((await read(hidden)).error?.code).toBe('not-found');
    expect((await read(hidden, {}, app().cookies.mario)).error?.code).toBe('not-found');
    expect((await read(hidden, {}, app().cookies.hr)).status).toBe(200);
  });

  it('are refused a picture without a name, and a name too long', async () => {
    for (const id of ['', 'x'.repeat(81)]) {
      const response = await app().app.inject(`${getSlidePicture.path}?v_id=${id}`);
      expect(response.statusCode).toBe(400);
    }
    const name = 'x'.repeat(41);
    expect((await app().app.inject(`${getSlides.path}?app=${name}`)).statusCode).toBe(400);
  });

  it('of the demo are as many in each language, with drawings of our own', async () => {
    await makeDemoSlides({ ...app().platform, db: app().db, clock: app().clock });
    expect(await list(undefined, 'it')).toHaveLength(3);
    expect(await list('login', 'en')).toHaveLength(3);
    for (const { id } of await list()) {
      const { bytes, headers } = await read(id);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(bytes.toString()).toMatch(/^<svg[^]*<\/svg>\s*$/);
      expect(bytes.toString()).not.toMatch(/script|href|url\(http/);
    }
  });
});
