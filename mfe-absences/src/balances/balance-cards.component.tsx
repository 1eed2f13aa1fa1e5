import type { Balance } from 'shared-api/contracts/absences';
import { Card, formatHours, useLanguage, useTexts } from 'shared-ui';
import { ShareChart } from 'shared-ui/charts';
import { absenceTexts } from '../common/absence.texts.ts';
import classes from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';

interface BalanceCardsProps {
  readonly balances: readonly Balance[];
}

/** Each balance as a picture: what is left, what waits, what is approved and what was taken. */
export function BalanceCards({ balances }: BalanceCardsProps) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  const hours = (minutes: number) => formatHours(minutes, language);
  return (
    <div className={classes.cards}>
      {balances.map(({ counter, left, waiting, planned, taken, toEarn }) => (
        <Card key={counter} title={tCommon(`counter.${counter}`)}>
          <p className={classes.left} data-below={left < 0 || undefined}>
            {t('left', { hours: hours(left) })}
          </p>
          {left < 0 && <p className={classes.hint}>{t('overdrawn')}</p>}
          <ShareChart
            label={tCommon(`counter.${counter}`)}
            isLabelHidden
            format={hours}
            parts={[
              {
                id: 'available',
                label: t('available'),
                tone: 'success',
                value: Math.max(left - waiting, 0),
              },
              { id: 'waiting', label: t('waiting'), tone: 'warning', value: waiting },
              { id: 'planned', label: t('planned'), tone: 'info', value: planned },
              { id: 'taken', label: t('taken'), tone: 'neutral', value: taken },
            ]}
          />
          {toEarn > 0 && <p className={classes.hint}>{t('toEarn', { hours: hours(toEarn) })}</p>}
        </Card>
      ))}
    </div>
  );
}
