import { documentPageSize } from 'shared-api/contracts/signing';
import { Button, CheckboxField, ProgressBar, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import classes from './document-list.module.css';
import type { LongWork } from './use-document-actions.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly loaded: number;
  /** Why the mail of the one that is selected did not arrive; cards say it themselves. */
  readonly problem: string | null;
  /** Whether rows are left that were not loaded yet. */
  readonly hasRest: boolean;
  /** What is done with them just now. */
  readonly work: LongWork | null;
  /** Cards have no box of their own that selects all. */
  readonly hasCheckAll: boolean;
  readonly onToggleAll: (isOn: boolean) => void;
  readonly onLoadRemaining: () => void;
}

/** How many rows are selected; when all that were loaded are, it offers to take the others too. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, loaded, problem, hasRest, work, hasCheckAll, onToggleAll, onLoadRemaining } = props;
  const t = useTexts(documentListTexts);
  const isAll = count > 0 && count >= loaded;
  // More rows may have come since all were selected: a whole load of them says as much.
  const isMuch = isAll || count >= documentPageSize;
  return (
    <div className={classes.selection}>
      {hasCheckAll && (
        <CheckboxField
          label={t('selection.all')}
          checked={isAll}
          onChange={(event) => onToggleAll(event.target.checked)}
        />
      )}
      <span role="status">
        {count > 0 && t('selection.count', { count })}
        {problem && `: ${problem}`}
      </span>
      {count > 0 && !hasCheckAll && (
        <Button kind="quiet" size="s" onClick={() => onToggleAll(false)}>
          {t('action.clearSelection')}
        </Button>
      )}
      {isMuch && hasRest && !work && (
        <Button kind="quiet" size="s" onClick={onLoadRemaining}>
          {t('selection.loadRemaining')}
        </Button>
      )}
      {work && (
        <>
          <ProgressBar label={work.label} value={work.value} delay={0} />
          <Button size="s" onClick={work.stop}>
            {t('selection.stop')}
          </Button>
        </>
      )}
    </div>
  );
}
