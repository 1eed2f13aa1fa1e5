import type { KeptData } from 'shared-api/contracts/platform';
import { Icon, KeptDataList, useTexts } from 'shared-ui';
import classes from './removal.module.css';
import { removalTexts } from './removal.texts.ts';

interface ConsequencesProps {
  /** What stays of this person, where it is known; else it is said of everybody. */
  readonly kept?: readonly KeptData[] | undefined;
}

/** What a removal deletes, and what stays by law: shown before anything happens. */
export function Consequences({ kept = [] }: ConsequencesProps) {
  const t = useTexts(removalTexts);
  return (
    <div className={classes.consequences}>
      <div>
        <h3>{t('ask.removed')}</h3>
        <ul className={classes.lines}>
          {(['person', 'access', 'sessions'] as const).map((each) => (
            <li key={each}>
              <Icon name="delete" size="s" />
              {t(`removed.${each}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('ask.kept')}</h3>
        {kept.length > 0 ? <KeptDataList kept={kept} /> : <KeptOfEverybody />}
      </div>
    </div>
  );
}

function KeptOfEverybody() {
  const t = useTexts(removalTexts);
  return (
    <ul className={classes.lines}>
      {(['documents', 'log', 'employee'] as const).map((each) => (
        <li key={each}>
          <Icon name="document" size="s" />
          {t(`kept.${each}`)}
        </li>
      ))}
    </ul>
  );
}
