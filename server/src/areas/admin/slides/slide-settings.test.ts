import {
  deleteSlide,
  listManagedSlides,
  orderSlides,
  slideConflict,
  slideOrderConflict,
  updateSlide,
} from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { describeSlides, slideFields } from './testing/slides-app.ts';

describeSlides('who manages the slides', (app, { by, add, update, addedId, listManaged, order, remove }) => {
  it('are managed by super users and by administrators with the permission, and by nobody else', async () => {
    const { id } = (await add({}, { person: 'hr' })).output;
    const asks = (person: 'paola' | 'mario') => [
      callOn(app().app, listManagedSlides, {}, by(person)),
      add({}, { person }),
      update({ id }, { person }),
      order([id], [id], person),
      remove(id, person),
    ];
    for (const person of ['paola', 'mario'] as const)
      for (const { error } of await Promise.all(asks(person))) expect(error?.code).toBe('forbidden');
    expect((await remove(id, 'hr')).status).toBe(200);
    expect((await remove(id, 'hr')).error?.code).toBe('not-found');
  });

  it.each([
    [{ titleIt: '', textIt: '' }, 'titleIt', 'Scrivi un titolo, almeno in una lingua'],
    [{ textEn: 'Text' }, 'titleEn', 'Scrivi un titolo, almeno in una lingua'],
    [{ isAtLogin: false, isOnDiscover: false }, 'isAtLogin', 'Scegli dove si vede, almeno in un posto'],
    [
      { shownFrom: '2026-03-09', shownUntil: '2026-03-08' },
      'shownUntil',
      'L’ultimo giorno viene prima del primo',
    ],
  ])('refuse %j on its field', async (changes, field, sentence) => {
    expect((await add(changes)).error?.fields).toEqual({ [field]: sentence });
    const id = await addedId();
    const { error } = await update({ ...changes, id });
    expect(error?.fields).toEqual({ [field]: sentence });
  });

  it('need a picture to be added, and none to be changed', async () => {
    expect((await add({}, { file: null })).error?.fields).toEqual({ logo: 'Scegli un’immagine' });
    const id = await addedId();
    const [before] = await listManaged();
    expect((await update({ id, titleIt: 'Nuovo' }, { person: 'hr' })).output.version).toBe(2);
    const [after] = await listManaged();
    expect(after).toMatchObject({ titleIt: 'Nuovo', version: 2, sources: before?.sources ?? [] });
  });

  it('say who was first to who changes the same, and lose nothing', async () => {
    const id = await addedId();
    await update({ id, titleIt: 'Del primo' }, { person: 'hr' });
    const second = { id, titleIt: 'Del secondo' };
    const { error, status } = await update(second);
    expect(status).toBe(409);
    expect(slideConflict.parse(error?.details)).toMatchObject({
      changedBy: 'hr Test',
      current: { titleIt: 'Del primo', version: 2 },
    });
    expect((await update({ ...second, version: 2 })).status).toBe(200);
    expect((await update({ ...second, id: 'gone' })).error?.code).toBe('not-found');
  });

  it('are put in order, unless somebody else did since', async () => {
    const [a, b, c] = [await addedId(), await addedId(), await addedId()];
    expect((await order([c, a, b], [a, b, c], 'hr')).status).toBe(200);
    expect((await listManaged()).map(({ id }) => id)).toEqual([c, a, b]);
    const { error } = await order([b, a, c], [a, b, c]);
    expect(error?.code).toBe('conflict');
    expect(slideOrderConflict.parse(error?.details).changedBy).toBe('hr Test');
    expect((await order([c, a, b], [a, b, c])).status).toBe(200);
    expect((await order([a, b], [c, a, b])).error?.code).toBe('invalid-input');
  });

  it('are as many as an installation needs', async () => {
    const [slide] = [await addedId()];
    await app().db.execute(
      `insert into admin_slides (id, position, created_at, updated_at) select 's' || n, n, now(), now() from generate_series(1, 29) n`,
    );
    await app().db.execute(
      `insert into admin_slide_pictures (file_key, slide_id, content_hash, type, width, height, size, created_at) select 'k' || n, 's' || n, 'h', 'image/webp', 1, 1, 1, now() from generate_series(1, 29) n`,
    );
    const { error } = await add();
    expect([error?.code, error?.Error]).toEqual([
      'conflict',
      'Ci sono già 30 diapositive: eliminane una e riprova',
    ]);
    expect((await remove(slide ?? '')).status).toBe(200);
    expect((await add()).status).toBe(200);
  });

  it('leave a line in the log for all that is done to them', async () => {
    const id = await addedId();
    await update({ id, titleIt: 'Altro' }, { person: 'hr' });
    await remove(id);
    const events = await app().platform.audit.list(app().db, 'admin_slides:all');
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['slide.added', 'root'],
      ['slide.changed', 'hr'],
      ['slide.deleted', 'root'],
    ]);
    expect(events[1]?.data).toMatchObject({
      before: { titleIt: slideFields.titleIt },
      after: { titleIt: 'Altro' },
    });
  });

  it('refuse what is no field of theirs', async () => {
    const id = await addedId();
    const wrong = [
      [deleteSlide, { index: '' }],
      [orderSlides, { v_id: id }],
      [orderSlides, { v_id: `${id},${id}`, v_id_before: `${id},${id}` }],
      [updateSlide, { v_id: id, version: '1', title_it: 'x'.repeat(81) }],
    ] as const;
    for (const [{ path, encoding }, form] of wrong) {
      const body = new Response(encoding === 'form' ? new URLSearchParams(form) : formOf(form));
      const headers = {
        ...by('root'),
        'x-sportello-client': 'test',
        'content-type': body.headers.get('content-type') ?? '',
      };
      const payload = Buffer.from(await body.arrayBuffer());
      const response = await app().app.inject({ method: 'POST', url: path, headers, payload });
      expect(response.statusCode).toBe(400);
    }
  });
});

function formOf(given: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  return form;
}
