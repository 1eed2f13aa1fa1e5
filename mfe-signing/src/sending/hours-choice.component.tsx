import { expiryAfter, isExpiryHours } from 'shared-api/contracts/signing';
import { formatDay, formatTime, NumberField, PlainButton, useLanguage, useNow, useTexts } from 'shared-ui';
import { documentListTexts } from '../document-list/document-list.texts.ts';
import classes from './hours.module.css';

const usualHours = [1, 4, 8, 24] as const;

interface HoursChoiceProps {
  readonly value: number | null;
  readonly onChange: (hours: number | null) => void;
  readonly isWrong: boolean;
  /** In the small popup (262 by 215) the field stands alone: its name is the popup's. */
  readonly isLabelHidden?: boolean;
}

/** After how many hours a document expires: typed, or one of the usual ones; and when that is. */
export function HoursChoice({ value, onChange, isWrong, isLabelHidden = false }: HoursChoiceProps) {
  const t = useTexts(documentListTexts);
  const inHours = new Intl.NumberFormat(useLanguage(), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'narrow',
  });
  return (
    <div className={classes.hours} data-roomy={!isLabelHidden || undefined}>
      <NumberField
        label={isLabelHidden ? t('hours.label') : t('hours.title')}
        isLabelHidden={isLabelHidden}
        placeholder={t('hours.label')}
        data-autofocus
        value={value}
        min={0}
        error={isWrong ? t('hours.wrong') : undefined}
        onChange={onChange}
      />
      <div role="group" aria-label={t('hours.usual')} className={classes.chips}>
        {usualHours.map((hours) => (
          <PlainButton
            key={hours}
            className={classes.chip}
            aria-pressed={value === hours}
            onClick={() => onChange(hours)}
          >
            {inHours.format(hours)}
          </PlainButton>
        ))}
      </div>
      <Expiry hours={value} />
    </div>
  );
}

/** When it would expire, were it sent now. */
function Expiry({ hours }: { readonly hours: number | null }) {
  const t = useTexts(documentListTexts);
  const now = new Date(useNow());
  const expiresAt =
    hours !== null && isExpiryHours(hours) ? expiryAfter(now, hours)?.toISOString() : undefined;
  const isToday = expiresAt !== undefined && formatDay(expiresAt) === formatDay(now.toISOString());
  return (
    <p role="status" className={classes.expiry}>
      {expiresAt && t(isToday ? 'hours.today' : 'hours.tomorrow', { time: formatTime(expiresAt) })}
    </p>
  );
}
