import { format, getDay, parse, startOfWeek } from 'date-fns';
import { dateFnsLocalizer } from 'react-big-calendar';
import { calendarLocales } from '../plain-day.ts';

/** How react-big-calendar counts and names days: by date-fns, in the two languages. */
export const calendarLocalizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: calendarLocales,
});
