import type { EmployeeBalances } from 'shared-api/contracts/absences';
import { Card, useLanguage, useTexts } from 'shared-ui';
import { ShareChart } from 'shared-ui/charts';
import { absenceTexts } from '../common/absence.texts.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import classes from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';

/** Each balance as a picture: what may be taken today, what waits, what is approved and what was taken. */
export function BalanceCards({ balances, dayMinutes }: Pick<EmployeeBalances, 'balances' | 'dayMinutes'>) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  return (
    <div className={classes.cards}>
      {balances.map(({ counter, available, waiting, planned, taken, toEarn }) => {
        const amount = (minutes: number) => balanceInWords({ counter, minutes, dayMinutes }, language);
        return (
          <Card key={counter} title={tCommon(`counter.${counter}`)}>
            <p className={classes.hint}>{t('available')}</p>
            <p className={classes.left} data-below={available < 0 || undefined}>
              {amount(available)}
            </p>
            {available < 0 && <p className={classes.hint}>{t('overdrawn')}</p>}
            <ShareChart
              label={tCommon(`counter.${counter}`)}
              isLabelHidden
              format={amount}
              parts={[
                { id: 'available', label: t('available'), tone: 'success', value: Math.max(available, 0) },
                { id: 'waiting', label: t('waiting'), tone: 'warning', value: waiting },
                { id: 'planned', label: t('planned'), tone: 'info', value: planned },
                { id: 'taken', label: t('taken'), tone: 'neutral', value: taken },
              ]}
            />
            {toEarn > 0 && <p className={classes.hint}>{t('toEarn', { amount: amount(toEarn) })}</p>}
          </Card>
        );
      })}
    </div>
  );
}
