import { useRef, useState } from 'react';
import { maxBulkReceivers } from 'shared-api/contracts/directory';
import type { ChosenReceiver } from 'shared-api/contracts/signing';
import {
  Banner,
  Button,
  Card,
  Icon,
  namesApart,
  PlainButton,
  TextButton,
  useScrollStop,
  useTexts,
} from 'shared-ui';
import classes from './send-doc.module.css';
import { sendDocTexts } from './send-doc.texts.ts';
import type { ChosenForDraft } from './use-left-out.ts';

/** As many as one looks at without asking for more. */
const shownAtFirst = 40;

/** Whom a document is for, each taken away by a press; who can get none is named with the reason, and not counted. */
export function ChosenPeople(people: ChosenForDraft) {
  const t = useTexts(sendDocTexts);
  const { receivers, unable, leftOut, tooMany, problem, onRemove, onRestore } = people;
  const excess = (
    <Button size="s" onClick={() => onRemove(receivers.slice(maxBulkReceivers))}>
      {t('chosen.keepFirst', { max: maxBulkReceivers })}
    </Button>
  );
  return (
    <Card title={t('chosen.title', { count: receivers.length })}>
      <div className={classes.people}>
        {problem && (
          <Banner tone="error" action={tooMany > 0 && excess}>
            {problem}
          </Banner>
        )}
        {unable.length > 0 && <Unable people={unable} />}
        <Chips receivers={receivers} onRemove={onRemove} />
        <div className={classes.notes}>
          {leftOut > 0 && (
            <TextButton onClick={onRestore}>{t('chosen.restore', { count: leftOut })}</TextButton>
          )}
          {receivers.length > 0 && <p>{t('chosen.each', { count: receivers.length })}</p>}
        </div>
      </div>
    </Card>
  );
}

interface ChipsProps extends Pick<ChosenForDraft, 'onRemove'> {
  readonly receivers: readonly ChosenReceiver[];
}

function Chips({ receivers, onRemove }: ChipsProps) {
  const t = useTexts(sendDocTexts);
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? receivers : receivers.slice(0, shownAtFirst);
  const name = namesApart(receivers, nameOf, ({ receiverEmail }) => receiverEmail);
  const remove = (receiver: ChosenReceiver, place: number) => {
    onRemove([receiver]);
    // The focus goes to who follows.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    });
  };
  return (
    <>
      <ul ref={list} className={classes.chips} aria-label={t('chosen.list')}>
        {shown.map((receiver, place) => (
          <li key={receiver.userId}>
            <PlainButton
              className={classes.chip}
              aria-label={t('chosen.remove', { name: name(receiver) })}
              title={receiver.receiverEmail}
              onClick={() => remove(receiver, place)}
            >
              <span>{name(receiver)}</span>
              <Icon name="close" size="s" />
            </PlainButton>
          </li>
        ))}
      </ul>
      {receivers.length > shown.length && (
        <TextButton onClick={() => setIsWhole(true)}>{t('chosen.all')}</TextButton>
      )}
    </>
  );
}

/** Who stays out, and why. */
function Unable({ people }: { readonly people: readonly ChosenReceiver[] }) {
  const t = useTexts(sendDocTexts);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, namedAtFirst);
  const name = namesApart(people, nameOf, ({ receiverEmail }) => receiverEmail);
  const stop = useScrollStop<HTMLUListElement>();
  const heading = t('chosen.blocked', { count: people.length });
  const all = (
    <Button size="s" onClick={() => setIsWhole(true)}>
      {t('chosen.all')}
    </Button>
  );
  return (
    <Banner tone="warning" action={shown.length < people.length && all}>
      {heading}
      <ul {...stop} className={classes.blocked} aria-label={heading}>
        {shown.map((receiver) => (
          <li key={receiver.userId}>
            <strong>{name(receiver)}</strong>, {receiver.problem && t(`reason.${receiver.problem}`)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const namedAtFirst = 5;

const nameOf = ({ receiverName, receiverSurname }: ChosenReceiver) => `${receiverName} ${receiverSurname}`;
