import { eq } from 'drizzle-orm';
import {
  countSignatureObjects,
  countSignatureObjectsForCheckbox,
  deleteSignatureObject,
  maxDrawingLength,
  maxSignatureObjects,
} from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { makeDrawing, toDataUrl } from '../testing/drawings.builders.ts';
import { describeObjects, drawn } from '../testing/signature-objects.builders.ts';
import { insertObject } from './signature-objects.repository.ts';
import { signingObjects } from './signature-objects.schema.ts';

describeObjects('signature objects', (app, calls) => {
  const { save, list, addDrawn, addWords, get, read, defaults, remove, defaultIds, by, post } = calls;

  it('keep a drawing, which is given back to its owner in list, form and as a picture', async () => {
    const id = await addDrawn();
    const { rows, total, next } = await list();
    expect([rows.length, total, next]).toEqual([1, 1, null]);
    expect(rows[0]).toMatchObject({
      id,
      number: 1,
      kind: 'signature',
      isDefault: true,
      fileKind: '',
      text: '',
    });
    const { object } = (await get(id)).output;
    expect(object).toMatchObject({ id, drawing: drawn(), version: 1 });
    const { bytes, headers } = await read(id);
    expect(toDataUrl(bytes)).toBe(drawn());
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('no-store');
    const response = await app().app.inject({ url: rows[0]?.picture ?? '', headers: by('mario') });
    expect(response.statusCode).toBe(200);
  });

  it('are their owner’s alone: not for a colleague, an administrator or a super user', async () => {
    const id = await addDrawn();
    for (const person of ['giulia', 'hr', 'root'] as const) {
      expect((await list({}, person)).rows).toEqual([]);
      expect((await defaults(person)).signature).toBeNull();
      expect((await get(id, person)).error?.code).toBe('not-found');
      expect((await read(id, person)).error?.code).toBe('not-found');
      expect((await remove([id], person)).error?.code).toBe('not-found');
      const change = await save({ id, drawing: drawn(), version: 1 }, { person });
      expect(change.error?.code).toBe('not-found');
    }
    expect((await list()).total).toBe(1);
  });

  it('are refused to who has not the permission', async () => {
    const id = await addDrawn();
    await app().db.update(authUsers).set({ permissions: [] }).where(eq(authUsers.id, 'mario'));
    for (const refused of [await get(id), await remove([id]), await save({ drawing: drawn() })])
      expect(refused.error?.code).toBe('forbidden');
    expect((await callOn(app().app, countSignatureObjects, {}, by('mario'))).error?.code).toBe('forbidden');
    expect((await read(id)).error?.code).toBe('forbidden');
  });

  it('are counted by kind, under both names', async () => {
    await addDrawn();
    await addDrawn(40);
    await addWords('Letto');
    for (const call of [countSignatureObjects, countSignatureObjectsForCheckbox])
      expect((await callOn(app().app, call, {}, by('mario'))).output).toEqual({
        signatures: 2,
        images: 0,
        texts: 1,
      });
  });

  it('have the first of a kind as its default, then the one that is ticked', async () => {
    const [first, words] = [await addDrawn(), await addWords('Letto e approvato')];
    const second = await addDrawn(40);
    expect((await defaultIds()).toSorted()).toEqual([first, words].toSorted());
    const third = await addDrawn(50, 'mario', true);
    expect((await defaultIds()).toSorted()).toEqual([third, words].toSorted());
    const answer = await save({ id: second, isDefault: true, version: 1 });
    expect(answer.output).toEqual({ id: second, version: 2, isDefault: true });
    expect((await defaults()).signature).toMatchObject({
      id: second,
      image: drawn(40),
      width: 40,
      height: 20,
    });
    expect((await defaults()).text).toEqual({ id: words, text: 'Letto e approvato' });
    expect((await defaults()).image).toBeNull();
  });

  it('stay default when saved without the tick', async () => {
    const id = await addDrawn();
    expect((await save({ id, drawing: drawn(44), version: 1 })).output.isDefault).toBe(true);
    expect((await get(id)).output.object.drawing).toBe(drawn(44));
  });

  it('give the place of a deleted default to the newest of its kind, and say so', async () => {
    const first = await addDrawn();
    app().clock.advance(1000);
    await addDrawn(40);
    app().clock.advance(1000);
    const newest = await addDrawn(50);
    const words = await addWords('Letto');
    expect((await remove([first])).output.newDefaults).toEqual(['signature']);
    expect((await defaults()).signature?.id).toBe(newest);
    const one = await callOn(app().app, deleteSignatureObject, { id: words }, by('mario'));
    expect(one.output.newDefaults).toEqual([]);
    expect((await defaults()).text).toBeNull();
    expect((await remove([newest])).output.newDefaults).toEqual(['signature']);
    expect((await list()).total).toBe(1);
  });

  it('are deleted all or none', async () => {
    const id = await addDrawn();
    expect((await remove([id, 'missing'])).error?.code).toBe('not-found');
    expect((await list()).total).toBe(1);
    expect((await remove([id, id])).output.newDefaults).toEqual([]);
    expect((await get(id)).error?.code).toBe('not-found');
  });

  it('are found by kind, words and day, thirty at a time', async () => {
    for (let index = 0; index < 31; index += 1) {
      const createdAt = app().clock.now();
      await insertObject(app().db, {
        id: `o${index}`,
        userId: 'mario',
        kind: 'text',
        text: `Frase ${index}`,
        createdAt,
        updatedAt: createdAt,
      });
      app().clock.advance(1000);
    }
    await addDrawn();
    const first = await list();
    expect([first.rows.length, first.total, first.rows[0]?.kind]).toEqual([30, 32, 'signature']);
    const rest = await list({ start: 30, cursor: first.next ?? '' });
    expect(rest.rows.map(({ number, id }) => [number, id])).toEqual([
      [31, 'o1'],
      [32, 'o0'],
    ]);
    expect((await list({ start: 30 })).rows).toEqual(rest.rows);
    expect((await list({ search: 'FRASE 7' })).rows.map(({ id }) => id)).toEqual(['o27', 'o17', 'o7']);
    expect((await list({ search: 'firma 09/03/2026' })).total).toBe(1);
    expect((await list({ search: 'niente' })).rows).toEqual([]);
  });

  it('refuse in words, on the field, what is missing', async () => {
    const problem = async (shape: Parameters<typeof save>[0]) => (await save(shape)).error?.fields;
    expect(await problem({ kind: 'text', text: '  ' })).toEqual({ text: 'Specificare il testo' });
    expect((await post({ id: '0', tipo: 'Testo', testo: 'x'.repeat(201) })).fields).toEqual({
      testo: 'Il testo è troppo lungo',
    });
    expect(await problem({})).toEqual({ drawing: 'Specificare la firma' });
    expect(await problem({ drawing: toDataUrl(makeDrawing({ ink: 0 })) })).toEqual({
      drawing: 'Specificare la firma',
    });
    expect(await problem({ drawing: toDataUrl(makeDrawing({ width: 90, inkWidth: 4 })) })).toEqual({
      drawing: 'Il segno è troppo piccolo per una firma: disegnarla per intero',
    });
    expect(await problem({ drawing: 'data:text/html;base64,PGI+' })).toEqual({
      drawing: 'Specificare la firma',
    });
    const content = `data:image/png;base64,${'A'.repeat(maxDrawingLength)}`;
    expect((await post({ id: '0', tipo: 'Firma', content_signature: content })).fields).toEqual({
      content_signature: 'La firma ha troppi tratti: puliscila e riprova',
    });
    expect(await problem({ kind: 'image' })).toEqual({ file: "Specificare l'immagine" });
    expect((await list()).total).toBe(0);
  });

  it('refuse an object without a kind, or whose kind would change', async () => {
    expect((await post({ id: '0', tipo: '', testo: 'x' })).fields).toEqual({ tipo: 'Specificare il tipo' });
    expect((await post({ id: '0', tipo: 'Documento' })).fields).toEqual({ tipo: 'Specificare il tipo' });
    const id = await addDrawn();
    const { error } = await save({ id, kind: 'text', text: 'Letto', version: 1 });
    expect(error?.fields?.kind).toContain('non si cambia');
  });

  it('tell the second of two tabs, with what stands now', async () => {
    const id = await addWords('Letto');
    await save({ id, kind: 'text', text: 'Letto e approvato', version: 1 });
    const second = await save({ id, kind: 'text', text: 'Visto', version: 1 });
    expect(second.error?.code).toBe('conflict');
    expect(second.error?.details).toMatchObject({
      changedBy: 'mario Test',
      current: { text: 'Letto e approvato', isDefault: true, version: 2 },
    });
    expect((await save({ id, kind: 'text', text: 'Visto', version: 2 })).output.version).toBe(3);
    expect((await save({ id, kind: 'text', text: 'Visto' })).error?.code).toBe('invalid-input');
  });

  it('are as many as there can be, and no more', async () => {
    const createdAt = app().clock.now();
    for (let index = 0; index < maxSignatureObjects; index += 1)
      await insertObject(app().db, {
        id: `o${index}`,
        userId: 'mario',
        kind: 'text',
        createdAt,
        updatedAt: createdAt,
      });
    const { error } = await save({ drawing: drawn() });
    expect([error?.code, error?.Error]).toEqual([
      'conflict',
      'Ci sono già 50 oggetti: eliminane uno e riprova',
    ]);
    expect((await save({ drawing: drawn() }, { person: 'giulia' })).status).toBe(200);
  });

  it('have an event in the log of their company for each change', async () => {
    const first = await addDrawn();
    const second = await addDrawn(40);
    await remove([first]);
    const events = async (id: string) => app().platform.audit.list(app().db, `signing_objects:${id}`);
    expect((await events(first)).map(({ action }) => action)).toEqual(['object.added', 'object.deleted']);
    expect((await events(second)).map(({ action }) => action)).toEqual(['object.added', 'object.changed']);
    expect((await events(second))[1]).toMatchObject({ actor: 'mario', companyId: 'acme' });
  });

  it('go with the account of their owner, and nobody else’s with them', async () => {
    const { db, clock, areas } = app();
    await addDrawn();
    await save({ drawing: drawn() }, { person: 'giulia' });
    await db.update(authUsers).set({ removedAt: clock.now() }).where(eq(authUsers.id, 'mario'));
    await areas.signing.objectsOfNobody.clean();
    const kept = await db.select().from(signingObjects);
    expect(kept.map(({ userId }) => userId)).toEqual(['giulia']);
  });
});
