import { formatPlainDay } from '../format/format-plain-day.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './kept-data-list.module.css';

interface KeptDataListProps {
  /** What stays, why, and until which day (`2031-12-31`); null for without an end. */
  readonly kept: readonly { readonly what: string; readonly why: string; readonly until: string | null }[];
}

/** What stays when something is deleted, with the reason and the end of each. */
export function KeptDataList({ kept }: KeptDataListProps) {
  const t = useTexts(kitTexts);
  return (
    <ul className={classes.list}>
      {kept.map(({ what, why, until }) => (
        <li key={what}>
          <span className={classes.what}>{what}</span>
          <span className={classes.why}>
            {until ? t('kept.until', { why, day: formatPlainDay(until) }) : t('kept.forGood', { why })}
          </span>
        </li>
      ))}
    </ul>
  );
}
