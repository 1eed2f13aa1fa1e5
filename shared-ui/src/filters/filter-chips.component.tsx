import { Icon, TextButton, useTexts } from 'shared-ui';
import { PlainButton } from '../actions/plain-button.component.tsx';
import classes from './filter-bar.module.css';
import { filtersTexts } from './filters.texts.ts';

/** A filter that narrows the list now. */
export interface ChosenFilter {
  readonly id: string;
  /** What it lets through, in a few words: `Azienda: Acme`. */
  readonly label: string;
  readonly onRemove: () => void;
}

interface FilterChipsProps {
  readonly chosen: readonly ChosenFilter[];
  readonly onReset: () => void;
  /** Called when the chip that was pressed is about to go. */
  readonly onRemoved: () => void;
}

/** The filters that are chosen, each removed by a press, and a way to be rid of all. */
export function FilterChips({ chosen, onReset, onRemoved }: FilterChipsProps) {
  const t = useTexts(filtersTexts);
  if (chosen.length === 0) return null;
  return (
    <div className={classes.chips}>
      <ul aria-label={t('active')} className={classes.list}>
        {chosen.map(({ id, label, onRemove }) => (
          <li key={id}>
            <PlainButton
              className={classes.chip}
              aria-label={t('remove', { name: label })}
              onClick={() => {
                onRemoved();
                onRemove();
              }}
            >
              <span>{label}</span>
              <Icon name="close" size="s" />
            </PlainButton>
          </li>
        ))}
      </ul>
      <TextButton aria-label={t('resetAll')} onClick={onReset}>
        {t('reset')}
      </TextButton>
    </div>
  );
}
