import { useEffect } from 'react';
import { Button } from '../actions/button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { ProgressBar } from '../display/progress-bar.component.tsx';
import { useScrollStop } from '../hooks/use-scroll-stop.ts';
import { Icon } from '../icons/icon.component.tsx';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { durations } from '../notify/durations.ts';
import { closeWork, countDone, isUnderWay, stopWork, type Work } from './start-work.ts';
import classes from './work-card.module.css';
import { workTexts } from './work.texts.ts';

/** One work: how far it is and a way to stop it; at its end what came of it. Where all went well it goes by itself. */
export function WorkCard({ work }: { readonly work: Work }) {
  const t = useTexts(workTexts);
  const { id, label, total, state, failed, problem } = work;
  const isOver = !isUnderWay(work);
  const isClean = state === 'done' && failed.length === 0;
  useEffect(() => {
    if (!isClean) return;
    const timer = setTimeout(() => closeWork(id), durations.long);
    return () => clearTimeout(timer);
  }, [id, isClean]);
  return (
    <article className={classes.card} aria-label={label} data-clean={isClean || undefined}>
      <div className={classes.head}>
        {isOver && <Icon name={isClean ? 'success' : 'warning'} size="l" />}
        <p className={classes.label}>{label}</p>
        {isOver && <IconButton icon="close" label={t('close')} size="s" onClick={() => closeWork(id)} />}
        {!isOver && (
          <Button size="s" disabled={state === 'stopping'} onClick={() => stopWork(id)}>
            {state === 'stopping' ? t('stopping') : t('stop')}
          </Button>
        )}
      </div>
      {!isOver && (
        <ProgressBar
          label={t('count', { done: countDone(work), total })}
          value={countDone(work) / total}
          delay={0}
        />
      )}
      <div role="status" className={classes.result}>
        {isOver && <p>{resultOf(work)}</p>}
        {isOver && problem && <p>{problem}</p>}
      </div>
      {failed.length > 0 && <Failures work={work} />}
    </article>
  );

  function resultOf({ succeeded }: Work): string {
    const counts = { done: succeeded, total };
    if (state === 'stopped') return t('stopped', counts);
    if (state === 'broken') return t('broken', counts);
    return isClean ? t('done', { count: succeeded }) : t('partly', counts);
  }
}

/** More failures than a person reads. */
const maxShown = 50;

/** Which did not succeed, and why. */
function Failures({ work: { failed } }: { readonly work: Work }) {
  const t = useTexts(workTexts);
  const stop = useScrollStop<HTMLUListElement>();
  const rest = failed.length - maxShown;
  const heading = t('failures', { count: failed.length });
  return (
    <details className={classes.failures}>
      <summary>{heading}</summary>
      <ul {...stop} aria-label={heading}>
        {failed.slice(0, maxShown).map(({ name, reason }, index) => (
          <li key={index}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
        {rest > 0 && <li>{t('rest', { count: rest })}</li>}
      </ul>
    </details>
  );
}
