import { useRef, useState, type ReactNode } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { Button, SearchField, Sheet, Stack, useIsPhone, useTexts, VisuallyHidden } from 'shared-ui';
import { FilterChips, type ChosenFilter } from './filter-chips.component.tsx';
import classes from './filter-bar.module.css';
import { filtersTexts } from './filters.texts.ts';

interface FilterSearch {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label?: string;
  /** The key that the screen brings the focus here by, shown at the end of the empty field: `/`. */
  readonly shortcut?: string;
}

interface FilterBarProps {
  /** The search that stands in the bar itself; left out where a list has none. */
  readonly search?: FilterSearch;
  /** What narrows the list now, search apart, each with a way to remove it. */
  readonly chosen: readonly ChosenFilter[];
  /** Gives every filter its default. */
  readonly onReset: () => void;
  /** The fields and buttons that choose filters: in the bar on a desktop, in a sheet on a phone. */
  readonly children?: ReactNode;
  /** What stands at the bar's end and filters nothing: a refresh, a choice of columns. */
  readonly end?: ReactNode;
}

/** What narrows a list: a search, the filters, and a chip for each that is chosen. On a phone the filters come in a sheet. */
export function FilterBar({ search, chosen, onReset, children, end }: FilterBarProps) {
  const t = useTexts(filtersTexts);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const reset = () => {
    onReset();
    setIsOpen(false);
  };
  /** The chip that had the focus is gone. */
  const holdFocus = () => bar.current?.focus({ preventScroll: true });
  return (
    <div ref={bar} role="search" className={classes.filters} tabIndex={-1}>
      <div className={classes.bar}>
        {search && (
          <div className={classes.search}>
            <SearchField {...search} />
          </div>
        )}
        {children && isPhone && (
          <Button icon="filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <VisuallyHidden>
              {chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('filters')}
            </VisuallyHidden>
            <span aria-hidden="true">
              {t('filters')}
              {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
            </span>
          </Button>
        )}
        {!isPhone && children}
        {end && <div className={classes.end}>{end}</div>}
      </div>
      <FilterChips
        chosen={chosen}
        onRemoved={holdFocus}
        onReset={() => {
          holdFocus();
          reset();
        }}
      />
      {children && isPhone && (
        <Sheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('filters')}
          actions={
            <>
              <Button disabled={chosen.length === 0} onClick={reset}>
                {t('reset')}
              </Button>
              <Button kind="primary" onClick={() => setIsOpen(false)}>
                {t('show')}
              </Button>
            </>
          }
        >
          <Stack>{children}</Stack>
        </Sheet>
      )}
    </div>
  );
}
