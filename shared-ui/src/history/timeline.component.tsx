import type { ReactNode } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import {
  formatDay,
  formatInstant,
  formatTime,
  formatTimeAgo,
  Icon,
  useLanguage,
  useTexts,
  type IconName,
  useNow,
} from 'shared-ui';
import { historyTexts } from './history.texts.ts';
import classes from './timeline.module.css';

/** Something that happened to a record. */
interface HistoryEvent {
  readonly id: string;
  /** When, as an instant (ISO 8601). */
  readonly at: string;
  /** What, in a few words: `Documento inviato`. */
  readonly what: string;
  /** Who did it; left out where it happened by itself. */
  readonly who?: string;
  readonly icon: IconName;
  /** What it means for the record; the icon and the words say it too. */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info';
  /** More of it: a reason, an address, what was changed. */
  readonly detail?: ReactNode;
}

interface TimelineProps {
  readonly label: string;
  /** In any order. */
  readonly events: readonly HistoryEvent[];
  /** The level of the days' headings. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** What happened to a record, newest first, by days of Italy; within today it is said how long ago. */
export function Timeline({ label, events, heading: Heading = 'h3' }: TimelineProps) {
  const t = useTexts(historyTexts);
  const language = useLanguage();
  const now = useNow();
  const today = formatDay(new Date(now).toISOString());
  const yesterday = dayBefore(today);
  const days = byDay(events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)));
  const nameOf = (day: string) => {
    if (day === today) return t('today');
    return day === yesterday ? t('yesterday') : day;
  };
  return (
    <ol className={classes.days} aria-label={label}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <Heading className={classes.day}>{nameOf(day)}</Heading>
          <ol className={classes.events}>
            {ofDay.map(({ id, at, what, who, icon, tone = 'neutral', detail }) => (
              <li key={id} className={classes.event} data-tone={tone}>
                <span className={classes.sign}>
                  <Icon name={icon} size="s" />
                </span>
                <div className={classes.words}>
                  <p>
                    <strong>{what}</strong>
                    {who !== undefined && <span> {t('by', { name: who })}</span>}
                  </p>
                  {detail !== undefined && <div className={classes.detail}>{detail}</div>}
                </div>
                <time dateTime={at} title={formatInstant(at)} className={classes.time}>
                  {day === today ? formatTimeAgo(at, now, language) : formatTime(at)}
                </time>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Events in their order, under the days on which they were. */
function byDay(events: readonly HistoryEvent[]): Map<string, HistoryEvent[]> {
  const days = new Map<string, HistoryEvent[]>();
  for (const event of events) {
    const day = formatDay(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** The day before a day of Italy; both as `formatDay` writes them. Noon is on its day whatever the clocks do. */
function dayBefore(day: string): string {
  const [date = 1, month = 1, year = 1] = day.split('/').map(Number);
  return formatDay(new Date(Date.UTC(year, month - 1, date - 1, 12)).toISOString());
}
