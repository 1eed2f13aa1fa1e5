import { useMemo } from 'react';
import {
  addDays,
  addMonths,
  dayOfMonth,
  daysOfMonth,
  monthOf,
  weekdayOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import { useListFilters, useToday } from 'shared-ui';

export const teamViews = ['week', 'month'] as const;
type TeamView = (typeof teamViews)[number];

/** What is shown; the address keeps it. */
export interface TeamFilters {
  readonly view: TeamView;
  readonly from: PlainDay;
  readonly to: PlainDay;
  readonly search: string;
  /** The caller's own where it is left out. */
  readonly companyId: string | undefined;
  /** Everybody where it is left out. */
  readonly groupId: string | undefined;
  /** Who is present too. */
  readonly everybody: boolean;
}

const defaults = { view: 'week', day: '', search: '', company: '', group: '', everybody: '' };
const dayPattern = /^2[01]\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** The filters of the address, and how to change them. */
export function useTeamFilters() {
  const today = useToday();
  const { filters: texts, change } = useListFilters(defaults);
  const day = dayPattern.test(texts.day) ? texts.day : today;
  const filters = useMemo<TeamFilters>(() => {
    const view = teamViews.find((each) => each === texts.view) ?? 'week';
    return {
      view,
      ...spanOf(view, day),
      search: texts.search,
      companyId: texts.company || undefined,
      groupId: texts.group || undefined,
      everybody: texts.everybody !== '',
    };
  }, [texts, day]);
  return {
    filters,
    today,
    /** Shows the period before or after. */
    step: (by: 1 | -1) => change({ day: stepped(filters, by) }),
    showToday: () => change({ day: '' }),
    setView: (view: TeamView) => change({ view }),
    setSearch: (search: string) => change({ search }),
    setCompany: (company: string) => change({ company, group: '' }),
    setGroup: (group: string) => change({ group }),
    setEverybody: (everybody: boolean) => change({ everybody: everybody ? '1' : '' }),
  };
}

function spanOf(view: TeamView, day: PlainDay): Pick<TeamFilters, 'from' | 'to'> {
  if (view === 'week') {
    const from = addDays(day, -weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  const days = daysOfMonth(monthOf(day));
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

function stepped({ view, from }: TeamFilters, by: 1 | -1): PlainDay {
  return view === 'week' ? addDays(from, by * 7) : dayOfMonth(addMonths(monthOf(from), by), 1);
}
