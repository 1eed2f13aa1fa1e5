import { useRef, useState } from 'react';
import { maxBulkReceivers, type ChosenReceiver } from 'shared-api/contracts/signing';
import { Banner, Button, Card, Icon, TextButton, useTexts } from 'shared-ui';
import classes from './send-doc.module.css';
import { sendDocTexts } from './send-doc.texts.ts';

interface ChosenPeopleProps {
  readonly receivers: readonly ChosenReceiver[];
  /** How many were chosen, also beyond those who are here. */
  readonly total: number;
  /** How many were taken away. */
  readonly leftOut: number;
  readonly onRemove: (receivers: readonly ChosenReceiver[]) => void;
  readonly onRestore: () => void;
}

/** As many as one looks at without asking for more. */
const shownAtFirst = 40;

/** Whom a document is for: each is taken away by a press, and who could get none is named with the reason. */
export function ChosenPeople({ receivers, total, leftOut, onRemove, onRestore }: ChosenPeopleProps) {
  const t = useTexts(sendDocTexts);
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? receivers : receivers.slice(0, shownAtFirst);
  const blocked = receivers.filter(({ problem }) => problem !== null);
  const remove = (receiver: ChosenReceiver, place: number) => {
    onRemove([receiver]);
    // The focus goes to who follows.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    });
  };
  return (
    <Card title={t('chosen.title', { count: receivers.length })}>
      <div className={classes.people}>
        {total > maxBulkReceivers && (
          <Banner tone="error">{t('chosen.tooMany', { count: total, max: maxBulkReceivers })}</Banner>
        )}
        {blocked.length > 0 && (
          <Banner
            tone="warning"
            action={
              <Button size="s" onClick={() => onRemove(blocked)}>
                {t('chosen.removeBlocked')}
              </Button>
            }
          >
            {t('chosen.blocked', { count: blocked.length })}
            <ul className={classes.blocked}>
              {blocked.map((receiver) => (
                <li key={receiver.userId}>
                  <strong>{nameOf(receiver)}</strong>, {receiver.problem && t(`reason.${receiver.problem}`)}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <ul ref={list} className={classes.chips} aria-label={t('chosen.list')}>
          {shown.map((receiver, place) => (
            <li key={receiver.userId}>
              <button
                type="button"
                className={classes.chip}
                data-blocked={receiver.problem !== null || undefined}
                aria-label={t('chosen.remove', { name: nameOf(receiver) })}
                title={receiver.receiverEmail}
                onClick={() => remove(receiver, place)}
              >
                <span>{nameOf(receiver)}</span>
                <Icon name="close" size="s" />
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.notes}>
          {receivers.length > shown.length && (
            <TextButton onClick={() => setIsWhole(true)}>{t('chosen.all')}</TextButton>
          )}
          {leftOut > 0 && (
            <TextButton onClick={onRestore}>{t('chosen.restore', { count: leftOut })}</TextButton>
          )}
          {receivers.length > 0 && <p>{t('chosen.each', { count: receivers.length })}</p>}
          {receivers.length === 0 && <p role="alert">{t('none.title')}</p>}
        </div>
      </div>
    </Card>
  );
}

const nameOf = ({ receiverName, receiverSurname }: ChosenReceiver) => `${receiverName} ${receiverSurname}`;
