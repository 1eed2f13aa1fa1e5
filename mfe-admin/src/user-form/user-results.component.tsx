import type { UserResult } from 'shared-api/contracts/admin';
import { Card, StatusBadge, useScrollStop, useTexts } from 'shared-ui';
import classes from './user-form.module.css';
import { userFormTexts } from './user-form.texts.ts';

const tones = { done: 'success', unchanged: 'neutral', refused: 'error' } as const;

/** What became of each user. */
export function UserResults({ results }: { readonly results: readonly UserResult[] }) {
  const t = useTexts(userFormTexts);
  const stop = useScrollStop<HTMLUListElement>();
  return (
    <Card title={t('several.results')}>
      <ul {...stop} className={classes.people} aria-label={t('several.results')}>
        {results.map(({ id, name, outcome, reason }) => (
          <li key={id}>
            <StatusBadge tone={tones[outcome]}>{t(`several.${outcome}`)}</StatusBadge>
            <strong>{name || t('several.unknown')}</strong>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
