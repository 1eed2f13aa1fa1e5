import type { checkGroup } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { useTexts } from 'shared-ui';
import { useRightName } from '../common/use-right-name.ts';
import classes from './groups.module.css';
import { groupsTexts } from './groups.texts.ts';

interface LossesProps {
  readonly loss: OutputOf<typeof checkGroup>;
  /** Whether the group goes, so that whoever is in it alone is left without. */
  readonly isRemoved: boolean;
}

/** How many people lose which right. */
export function Losses({ loss, isRemoved }: LossesProps) {
  const t = useTexts(groupsTexts);
  const nameOf = useRightName();
  const { losing, onlyHere } = loss;
  return (
    <>
      {losing.length === 0 && <p>{t('nobodyLoses')}</p>}
      <ul className={classes.losses}>
        {losing.map(({ permission, people }) => (
          <li key={permission}>{t('loses', { right: nameOf(permission), count: people })}</li>
        ))}
        {isRemoved && onlyHere > 0 && <li>{t('onlyHere', { count: onlyHere })}</li>}
      </ul>
    </>
  );
}
