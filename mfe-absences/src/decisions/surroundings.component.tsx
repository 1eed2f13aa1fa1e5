import type { AbsenceInDetail, AbsenceToDecide, BalanceOfRequest } from 'shared-api/contracts/absences';
import { Banner, StateChip, useLanguage, useTexts } from 'shared-ui';
import { absenceStates } from '../common/absence-states.ts';
import { absenceTexts } from '../common/absence.texts.ts';
import { causeInWords, deciderInWords } from './decision-in-words.ts';
import { shortenTexts } from '../common/shorten.texts.ts';
import { absenceTimeInWords, spanInWords } from '../common/absence-time-in-words.ts';
import { amountInWords } from '../common/amount-in-words.ts';
import { balanceInWords } from '../common/balance-in-words.ts';
import classes from './decision-panel.module.css';
import { decisionsTexts } from './decisions.texts.ts';

/** What was asked for: state, reason, days, notes, and what was decided. */
export function RequestFacts({ absence }: { readonly absence: AbsenceToDecide }) {
  const t = useTexts(decisionsTexts);
  const language = useLanguage();
  const tShorten = useTexts(shortenTexts);
  const { status, withdrawalReason, kept, note, refusalReason } = absence;
  const facts = [
    { name: t('column.cause'), value: causeInWords(absence) },
    { name: t('column.duration'), value: amountInWords(absence, language) },
    { name: t('column.period'), value: absenceTimeInWords(absence), isWide: true },
    { name: t('panel.note'), value: note, isWide: true },
    { name: tShorten('kept'), value: kept ? spanInWords(kept) : '', isWide: true },
    { name: t(kept ? 'panel.fewerDays' : 'panel.withdrawal'), value: withdrawalReason ?? '', isWide: true },
    { name: t('panel.reason'), value: refusalReason, isWide: true },
    { name: t('panel.decided'), value: deciderInWords(absence), isWide: true },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <p className={classes.state}>
        <StateChip states={absenceStates} state={status} />
        {withdrawalReason !== null && <span>{kept ? tShorten('wanted') : t('withdrawal')}</span>}
      </p>
      <dl className={classes.facts}>
        {facts.map(({ name, value, isWide }) => (
          <div key={name} className={isWide ? classes.wide : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The balance before and after a request, where one is kept, and who else is away on its days. */
export function Surroundings(props: Pick<AbsenceInDetail, 'balance' | 'away' | 'awayTotal'>) {
  const t = useTexts(decisionsTexts);
  const words = useTexts(absenceTexts);
  const language = useLanguage();
  const { balance, away, awayTotal } = props;
  const more = awayTotal - away.length;
  const balanceFacts = ({ available, earnedUntil, after }: BalanceOfRequest) => [
    { name: t('panel.before'), minutes: available },
    ...(earnedUntil > 0 ? [{ name: words('earnedUntil'), minutes: earnedUntil }] : []),
    { name: t('panel.after'), minutes: after },
  ];
  return (
    <>
      {balance && (
        <>
          <h3 className={classes.heading}>
            {t('panel.balance', { counter: words(`counter.${balance.counter}`) })}
          </h3>
          <dl className={classes.facts}>
            {balanceFacts(balance).map(({ name, minutes }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{balanceInWords({ ...balance, minutes }, language)}</dd>
              </div>
            ))}
          </dl>
          {balance.after < 0 && (
            <div className={classes.notice}>
              <Banner tone="warning">{t('panel.overdrawn')}</Banner>
            </div>
          )}
        </>
      )}
      <h3 className={classes.heading}>{t('panel.away')}</h3>
      {away.length === 0 ? (
        <p className={classes.hint}>{t('panel.nobodyAway')}</p>
      ) : (
        <ul className={classes.away} aria-label={t('panel.away')}>
          {away.map((one) => (
            <li key={`${one.name} ${one.from}`}>
              <span>{one.name}</span>
              <span className={classes.days}>{absenceTimeInWords({ ...one, start: null, end: null })}</span>
            </li>
          ))}
          {more > 0 && <li className={classes.hint}>{t('panel.more', { count: more })}</li>}
        </ul>
      )}
    </>
  );
}
