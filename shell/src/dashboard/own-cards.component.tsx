import { useBoot } from 'shared-api';
import { Card, Skeleton } from 'shared-ui';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import { keyOf, subjectOf, type Contributed } from '../places/contributions.ts';
import classes from './dashboard.module.css';

interface OwnCardsProps {
  /** The areas' cards of the sizes `half` and `full`, in order. */
  readonly cards: readonly Contributed[];
}

/** The cards that areas draw by themselves, in the room that their size has. */
export function OwnCards({ cards }: OwnCardsProps) {
  const boot = useBoot();
  const skeleton = (
    <Card>
      <Skeleton shape="title" />
    </Card>
  );
  return cards.map((card) => (
    <div key={keyOf(card)} className={classes.card} data-size={card.contribution.size}>
      {subjectOf(boot, card) && <p className={classes.whose}>{subjectOf(boot, card)}</p>}
      <ContributedPart place="dashboardCard" contributed={card} placeholder={skeleton}>
        {(Part) => <Part expectedLines={0} onWaiting={ignore} subject={subjectOf(boot, card)} />}
      </ContributedPart>
    </div>
  ));
}

// What waits is counted of lines alone.
const ignore = () => undefined;
