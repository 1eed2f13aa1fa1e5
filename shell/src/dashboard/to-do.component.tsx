import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBoot } from 'shared-api';
import {
  Card,
  KeptRoom,
  TaskLine,
  TaskList,
  TaskListSkeleton,
  UnavailablePart,
  useTexts,
  type DashboardCardProps,
} from 'shared-ui';
import type { PartOf } from 'shared-ui';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import { keyOf, subjectOf, type Contributed } from '../places/contributions.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './dashboard.module.css';
import { useAnswered } from './use-answered.ts';
import { useRememberedLines } from './remembered-lines.ts';

interface ToDoProps {
  /** Whose it is, where the page shows that of two people; null where it is one's own alone. */
  readonly whose: string | null;
  /** The areas' cards of size `lines`, in order. */
  readonly cards: readonly Contributed[];
  /** Called with its title once all of them have come. */
  readonly onSettled: (title: string) => void;
}

/** What waits for the person, area by area, each line with its next step; a good word where nothing does. */
export function ToDo({ whose, cards, onSettled }: ToDoProps) {
  const t = useTexts(shellTexts);
  const boot = useBoot();
  const title = whose === null ? t('dashboard.toDo') : t('dashboard.toDoOf', { name: whose });
  const { known, remember } = useRememberedLines();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const setCount = useCallback(
    (card: string, count: number) => {
      setCounts((before) => ({ ...before, [card]: count }));
      remember(card, count);
    },
    [remember],
  );
  const { answered, onAnswer, onMount } = useAnswered(counts);
  const firstOpen = cards.findIndex((card) => !answered(keyOf(card)));
  const shown = firstOpen === -1 ? cards.length : firstOpen;
  const isSettled = shown === cards.length;
  useEffect(() => {
    if (isSettled) onSettled(title);
  }, [isSettled, onSettled, title]);
  const isNothing = cards.every((card) => counts[keyOf(card)] === 0);
  // What comes later comes below: a card is shown once those above it are.
  const rest = cards.slice(shown).reduce((lines, card) => lines + (known[keyOf(card)] ?? 0), 0);
  const hasLines = cards.slice(0, shown).some((card) => counts[keyOf(card)] !== 0);
  return (
    <Card title={title} className={classes.toDo} {...(whose !== null && { 'aria-label': title })}>
      <KeptRoom name={`shell.toDo.${whose === null ? 'own' : 'other'}`} isSettled={isSettled}>
        {cards.map((card, index) => (
          <div key={keyOf(card)} hidden={index >= shown}>
            <ContributedPart
              place="dashboardCard"
              contributed={card}
              renderFailure={(failure, onRetry) => (
                <Failed card={keyOf(card)} onAnswer={onAnswer}>
                  <UnavailablePart failure={failure} onRetry={onRetry} />
                </Failed>
              )}
            >
              {(Part) => (
                <Lines
                  Part={Part}
                  card={keyOf(card)}
                  subject={subjectOf(boot, card)}
                  expectedLines={known[keyOf(card)] ?? 0}
                  onCount={setCount}
                  onMount={onMount}
                />
              )}
            </ContributedPart>
          </div>
        ))}
        {shown < cards.length && <TaskListSkeleton lines={Math.max(rest, hasLines ? 0 : 1)} />}
        {isNothing && (
          <TaskList label={title}>
            <TaskLine
              icon="success"
              tone="success"
              title={t('dashboard.nothing')}
              detail={
                whose === null ? t('dashboard.nothingHint') : t('dashboard.nothingHintOf', { name: whose })
              }
            />
          </TaskList>
        )}
      </KeptRoom>
    </Card>
  );
}

interface FailedProps {
  readonly card: string;
  readonly onAnswer: (card: string) => void;
  readonly children: ReactNode;
}

function Failed({ card, onAnswer, children }: FailedProps) {
  useEffect(() => onAnswer(card), [card, onAnswer]);
  return children;
}

interface LinesProps extends Pick<DashboardCardProps, 'expectedLines' | 'subject'> {
  readonly Part: PartOf<'dashboardCard'>;
  readonly card: string;
  readonly onCount: (card: string, count: number) => void;
  readonly onMount: (card: string) => void;
}

function Lines({ Part, card, subject, expectedLines, onCount, onMount }: LinesProps) {
  const onWaiting = useCallback((count: number) => onCount(card, count), [card, onCount]);
  useEffect(() => onMount(card), [card, onMount]);
  return <Part subject={subject} expectedLines={expectedLines} onWaiting={onWaiting} />;
}
