import { Icon, useTexts } from 'shared-ui';
import classes from './removal.module.css';
import { removalTexts } from './removal.texts.ts';

/** What a removal deletes, and what stays by law: shown before anything happens. */
export function Consequences() {
  const t = useTexts(removalTexts);
  return (
    <div className={classes.consequences}>
      <div>
        <h3>{t('ask.removed')}</h3>
        <ul>
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
        <ul>
          {(['documents', 'log', 'employee'] as const).map((each) => (
            <li key={each}>
              <Icon name="document" size="s" />
              {t(`kept.${each}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
