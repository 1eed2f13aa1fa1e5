import { useCallback, useState } from 'react';
import { useBoot } from 'shared-api';
import {
  Card,
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
import { useRememberedLines } from './remembered-lines.ts';

interface ToDoProps {
  /** Whose it is, where the page shows that of two people; null where it is one's own alone. */
  readonly whose: string | null;
  /** The areas' cards of size `lines`, in order. */
  readonly cards: readonly Contributed[];
}

/** What waits for the person, area by area, each line with its next step; a good word where nothing does. */
export function ToDo({ whose, cards }: ToDoProps) {
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
  const isNothing = cards.every((card) => counts[keyOf(card)] === 0);
  // Where nothing is expected one line keeps the room of the word that nothing waits.
  const expected = cards.map((card) => known[keyOf(card)] ?? 1);
  const isNothingExpected = expected.every((lines) => lines === 0);
  return (
    <Card title={title} className={classes.toDo} {...(whose !== null && { 'aria-label': title })}>
      {cards.map((card, index) => {
        const lines = isNothingExpected && index === 0 ? 1 : (expected[index] ?? 1);
        const skeleton = <TaskListSkeleton lines={lines} />;
        return (
          <ContributedPart
            key={keyOf(card)}
            place="dashboardCard"
            contributed={card}
            placeholder={skeleton}
            renderFailure={(failure, onRetry) => <UnavailablePart failure={failure} onRetry={onRetry} />}
          >
            {(Part) => (
              <Lines
                Part={Part}
                card={keyOf(card)}
                subject={subjectOf(boot, card)}
                expectedLines={lines}
                onCount={setCount}
              />
            )}
          </ContributedPart>
        );
      })}
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
    </Card>
  );
}

interface LinesProps extends Pick<DashboardCardProps, 'expectedLines' | 'subject'> {
  readonly Part: PartOf<'dashboardCard'>;
  readonly card: string;
  readonly onCount: (card: string, count: number) => void;
}

function Lines({ Part, card, subject, expectedLines, onCount }: LinesProps) {
  const onWaiting = useCallback((count: number) => onCount(card, count), [card, onCount]);
  return <Part subject={subject} expectedLines={expectedLines} onWaiting={onWaiting} />;
}
