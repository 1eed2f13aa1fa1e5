import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import type { InputOf } from 'shared-api/contracts/common';
import type { SessionView } from 'shared-api/contracts/platform';
import { getMonth, updateDay, type Month } from 'shared-api/contracts/timesheet';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { TimesheetScreen } from '../month/month.screen.tsx';
import { buildMonth, type SavedDays } from './month.builders.ts';

const Screen = withFrame(TimesheetScreen);
let people = 0;

/** Somebody whom no test had before: what one page keeps in memory is no other's. */
export function buildPerson(overrides: Partial<SessionView> = {}): SessionView {
  people += 1;
  return buildSession({ userId: `person-${people}`, ...overrides });
}

/** A fake server that keeps the days of one employee, and counts their versions as the real one does. */
export function createMonthServer() {
  const server = createFakeServer();
  let saved: SavedDays = {};
  let info: Partial<Month['info']> = {};
  const manages = { managesAll: false, managesCompany: false };
  beforeEach(() => {
    saved = {};
    info = {};
    Object.assign(manages, { managesAll: false, managesCompany: false });
    server.on(getMonth).answer(({ input }) => ({ month: buildMonth(input, { info, saved, ...manages }) }));
    restore();
  });
  const restore = () => server.on(updateDay).answer(({ input }) => ({ day: save(input) }));
  const save = (input: InputOf<typeof updateDay>) => {
    const { year, month, dayOfMonth, ordinary, overtime, absence, causeId } = input;
    const day = buildMonth({ year, month }).days[dayOfMonth - 1]?.day ?? '';
    const version = (saved[day]?.version ?? 0) + 1;
    saved = { ...saved, [day]: { ordinary, overtime, absence, causeId, version } };
    const now = buildMonth({ year, month }, { saved }).days[dayOfMonth - 1];
    if (!now) throw new Error('There is no such day');
    return now;
  };
  return {
    ...server,
    /** What is saved of the days. */
    saved: () => saved,
    /** Saves again, after it failed. */
    restore,
    /** How the month stands from now on. */
    setMonth: (next: { saved?: SavedDays; info?: Partial<Month['info']>; managesAll?: boolean }) => {
      saved = next.saved ?? saved;
      info = next.info ?? info;
      manages.managesAll = next.managesAll ?? manages.managesAll;
    },
  };
}

/** Renders the screen in its frame at an address; `currentPath` answers where it is. */
export function showMonth(path = '/timesheet?month=2026-03', session = buildPerson()) {
  return { ...renderAt({ screens: { '/timesheet': Screen }, path, session }), session };
}

/** Renders a part that stands outside the screen, wherever it leads. */
export function showPart(element: ReactNode, session = buildPerson()) {
  const Part = () => element;
  return { ...renderAt({ screens: { '*': Part }, path: '/dash', session }), session };
}
