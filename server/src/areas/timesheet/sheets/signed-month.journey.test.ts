import {
  completeDocument,
  getDocumentToSign,
  listDocuments,
  saveSignatures,
} from 'shared-api/contracts/signing';
import {
  getMonthHistory,
  listExportedMonths,
  monthLiveKeys,
  setMonthStatus,
  signMonthSheet,
  updateDay,
} from 'shared-api/contracts/timesheet';
import { readEvents } from '../../../platform/live/testing/event-reader.ts';
import { callOn } from '../../../testing/index.ts';
import { drawnIn } from '../../signing/testing/documents.builders.ts';
import { march } from '../testing/exports.builders.ts';
import { describeTimesheet, employeeOf } from '../testing/timesheet-app.ts';
import { signatureBoxOfSheet } from './sheet-page.ts';

describeTimesheet('a month that its employee signs', (app) => {
  const mario = () => ({ cookie: app().cookies.mario });
  const hr = () => ({ cookie: app().cookies.hr });
  const enter = (ordinary: number, version: number) =>
    callOn(
      app().app,
      updateDay,
      {
        employeeId: employeeOf('mario'),
        ...march,
        dayOfMonth: 2,
        ordinary,
        overtime: 0,
        absence: 480 - ordinary,
        causeId: ordinary < 480 ? 'FE' : null,
        version,
      },
      mario(),
    );
  const set = (status: 'open' | 'closed') =>
    callOn(app().app, setMonthStatus, { ...march, status, userId: 'mario' }, hr());
  const send = () => callOn(app().app, signMonthSheet, { ...march, employeeId: employeeOf('mario') }, hr());
  const month = async () => {
    const input = { companyId: 'acme', ...march, text: 'mario' };
    return (await callOn(app().app, listExportedMonths, input, hr())).output.months[0];
  };
  const documentsOf = async (who: { cookie: string }) => {
    const query = { start: 0, length: 30, status: '-1', search: '' } as const;
    return (await callOn(app().app, listDocuments, query, who)).output.rows;
  };

  it('is closed, sent as a document, signed by its employee alone, and told apart once it is opened again', async () => {
    expect((await enter(480, 0)).error).toBeUndefined();
    expect((await set('closed')).error).toBeUndefined();
    expect(await month()).toMatchObject({ status: 'closed', sheet: 'none', canSign: true });

    const { documentId: id } = (await send()).output;
    expect(await month()).toMatchObject({ sheet: 'waiting', documentId: id });
    expect(await documentsOf(mario())).toMatchObject([{ id, title: 'Cartellino marzo 2026', state: 'sent' }]);
    expect((await callOn(app().app, getDocumentToSign, { id }, hr())).output.maySign).toBe(false);
    const { output } = await callOn(app().app, getDocumentToSign, { id }, mario());
    expect(output).toMatchObject({ maySign: true, boxes: [signatureBoxOfSheet] });

    await callOn(app().app, saveSignatures, { id, ...drawnIn(0) }, mario());
    expect(await month()).toMatchObject({ sheet: 'waiting' });
    await callOn(app().app, completeDocument, { id }, mario());
    await app().platform.jobs.runDue();
    expect(await month()).toMatchObject({ sheet: 'signed', documentId: id });
    expect((await send()).error?.code).toBe('conflict');

    await set('open');
    expect(await month()).toMatchObject({ status: 'open', sheet: 'signedThenChanged', documentId: id });
    await set('closed');
    expect(await month()).toMatchObject({ sheet: 'signed' });
    await set('open');
    expect((await enter(240, 1)).error).toBeUndefined();
    await set('closed');
    expect(await month()).toMatchObject({ sheet: 'signedThenChanged', documentId: id });

    const { documentId: again } = (await send()).output;
    expect(await month()).toMatchObject({ sheet: 'waiting', documentId: again });
    expect((await documentsOf(hr())).map((row) => [row.id, row.state])).toEqual(
      expect.arrayContaining([
        [id, 'signed'],
        [again, 'sent'],
      ]),
    );
    const of = { ...march, employeeId: employeeOf('mario') };
    const { events } = (await callOn(app().app, getMonthHistory, of, mario())).output;
    expect(events.filter(({ kind }) => kind.startsWith('sheet'))).toMatchObject([
      { kind: 'sheet', who: 'hr Test', isForOther: true },
      { kind: 'sheetSigned', who: 'mario Test', isForOther: false },
      { kind: 'sheet', who: 'hr Test', isForOther: true },
    ]);
  });

  it('is read again where it is on screen once it is signed', async () => {
    const { app: server, clock, cookies } = app();
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    await set('closed');
    const { documentId: id } = (await send()).output;
    await callOn(app().app, saveSignatures, { id, ...drawnIn(0) }, mario());
    // Later than what is repeated to a stream that opens.
    clock.advance(11_000);
    const reader = await readEvents(server, cookies.hr);
    await reader.next();
    await callOn(app().app, completeDocument, { id }, mario());
    await app().platform.jobs.runDue();
    await app().platform.sessions.revokeAll(app().db, 'hr');
    const told: unknown[] = [];
    for (let event = await reader.next(); event; event = await reader.next()) told.push(event.data);
    expect(told).toContainEqual({ keys: monthLiveKeys('mario') });
  });
});
