import { z } from 'zod';
import {
  addDays,
  defineCall,
  instant,
  okAnd,
  okAnswer,
  plainDay,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { absenceStatus, endOfDay, minuteOfDay } from './absence.contract.ts';
import { counters } from './balance.rules.ts';
import { usualDay } from './balances.contract.ts';
import { leaveCauses } from './leave-cause.rules.ts';

/** People of one page of the team view. */
export const teamPageSize = 100;

/** Most days that the team view shows at once: six weeks. */
const maxTeamDays = 42;

/** Why somebody is away, for who may know it. */
const absenceReasons = [...leaveCauses, 'sickness'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

const when = {
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
  start: ['ora_inizio', minuteOfDay],
  end: ['ora_fine', endOfDay],
} as const;

/** An absence as the team sees it: that somebody is away, and no more. */
const teamAbsence = wireObject({
  ...when,
  /** Null for colleagues, whatever it is; its person and who decides about it know it. */
  reason: ['causale', z.enum(absenceReasons).nullable()],
  /** Not approved yet; its person and who decides about it see it alone. */
  isPending: ['is_pending', yesNo],
});
export type TeamAbsence = z.output<typeof teamAbsence>;

const teamMember = wireObject({
  id: ['resourceid', z.string()],
  name: ['risorsa', z.string()],
  isOwn: ['is_own', yesNo],
  absences: z.array(teamAbsence),
});
export type TeamMember = z.output<typeof teamMember>;

/** A day of the company, with how many of the people under the filters are away for at least a part of it. */
const teamDay = wireObject({
  day: ['date', plainDay],
  /** Whether nobody has to work: a holiday or a day off of the company's plan. */
  isFree: ['is_free', yesNo],
  holidayName: ['desc_festività', z.string()],
  away: wholeNumber,
});
export type TeamDay = z.output<typeof teamDay>;

/**
 * Who of a company is away, day by day: one's own company, for administrators any that they manage. Colleagues learn that somebody is
 * away and never why; of what waits they learn nothing. People by name; `offset` leads to the next. Fails with `not-found` for a company
 * that is not the caller's to see.
 */
export const listTeamAbsences = defineCall({
  name: 'listTeamAbsences',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({
    from: ['data_inizio', plainDay],
    to: ['data_fine', plainDay],
    companyId: ['companyid', z.string().max(100).optional()],
    search: typedText.pipe(z.string().trim().max(200)).default(''),
    /** Those alone who are in a group, for who administers the company: to colleagues it is not found. */
    groupId: ['groupid', z.string().max(100).optional()],
    /** Those alone who are away. */
    awayOnly: ['away_only', zeroOne.default(false)],
    offset: wholeNumber.pipe(z.number().int().min(0)).default(0),
    length: wholeNumber.pipe(z.number().int().min(1).max(200)).default(teamPageSize),
  }).refine(({ from, to }) => from <= to && to < addDays(from, maxTeamDays), { path: ['to'] }),
  output: wireObject({
    companyId: ['companyid', z.string()],
    days: ['giorni', z.array(teamDay)],
    /** The groups of the company, by name, for who administers it. */
    groups: ['gruppi', z.array(z.object({ id: z.string(), name: z.string() })).optional()],
    rows: ['data', z.array(teamMember)],
    /** People under the filters. */
    total: wholeNumber,
  }),
});

/** Whose absences a calendar shows: one's own, or those of the whole company. */
export const feedScopes = ['own', 'team'] as const;
export type FeedScope = (typeof feedScopes)[number];
const scope = z.enum(feedScopes);

/** The calendars that the caller may be read by; their addresses are never shown again. */
export const listAbsenceFeeds = defineCall({
  name: 'listAbsenceFeeds',
  method: 'GET',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({
    feeds: z.array(
      wireObject({
        scope,
        createdAt: ['created_at', instant],
        /** To the hour; null before a calendar read it. */
        lastReadAt: ['last_read_at', instant.nullable()],
        /** A year after it was made; null where the server does not say it. */
        expiresAt: ['expires_at', instant.nullable().default(null)],
      }),
    ),
  }),
});
export type AbsenceFeed = z.output<typeof listAbsenceFeeds.output>['feeds'][number];

/** Makes an address from which a calendar program reads (iCal, RFC 5545) for a year; the one of the same scope before it ends. */
export const createAbsenceFeed = defineCall({
  name: 'createAbsenceFeed',
  access: 'signed-in',
  input: wireObject({ scope }),
  output: okAnd({ address: z.string() }),
});

/** Ends an address; who reads it gets nothing any more. */
export const revokeAbsenceFeed = defineCall({
  name: 'revokeAbsenceFeed',
  access: 'signed-in',
  input: wireObject({ scope }),
  output: okAnswer,
});

/** What is seen of one's own absences on the dashboard: the next one that is not over, and the balances that somebody keeps. */
export const getAbsenceOverview = defineCall({
  name: 'getAbsenceOverview',
  method: 'GET',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({
    next: wireObject({
      ...when,
      reason: ['causale', z.enum(absenceReasons)],
      status: ['stato', absenceStatus],
      /** What it takes of working days. */
      minutes: wholeNumber,
    }).nullable(),
    /** What may be taken as of today, in minutes (`availableFor`). */
    balances: z.array(wireObject({ counter: z.enum(counters), available: wholeNumber })),
    dayMinutes: usualDay,
  }),
});
export type AbsenceOverview = z.output<typeof getAbsenceOverview.output>;
