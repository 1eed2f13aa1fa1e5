import { useState } from 'react';
import { EmptyState, ErrorState, Icon, LoadingState, SearchField, Sheet, useTexts } from 'shared-ui';
import { documentsTexts } from '../texts/documents.texts.ts';
import classes from './picker.module.css';

/** Something to pick; the entry for all has no id. */
export interface Pick {
  readonly id: string | undefined;
  readonly name: string;
  readonly detail?: string;
}

interface PickerSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The first entry, which takes all. */
  readonly all: string;
  readonly picks: readonly Pick[] | undefined;
  readonly picked: string | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onPick: (id: string | undefined) => void;
  readonly onClose: () => void;
}

/** A sheet to pick one name of a list, with a search; all of them is the first entry. */
export function PickerSheet(props: PickerSheetProps) {
  const { isOpen, title, all, picks, picked, hasFailed, onRetry, onPick, onClose } = props;
  const t = useTexts(documentsTexts);
  const [search, setSearch] = useState('');
  const found = [{ id: undefined, name: all }, ...(picks ?? [])].filter(
    ({ id, name }) => matches(name, search) && (id !== undefined || search === ''),
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} height="full">
      <SearchField
        label={t('picker.find')}
        placeholder={t('picker.find')}
        value={search}
        onSearch={setSearch}
      />
      {hasFailed && <ErrorState title={t('picker.failed')} onRetry={onRetry} />}
      {!picks && !hasFailed && <LoadingState shape="lines" rows={5} />}
      {picks && found.length === 0 && <EmptyState icon="search" title={t('picker.nothing')} />}
      {picks && (
        <ul className={classes.list}>
          {found.map((pick: Pick) => (
            <li key={pick.id ?? ''}>
              <button
                type="button"
                className={classes.pick}
                aria-pressed={pick.id === picked}
                onClick={() => {
                  onPick(pick.id);
                  onClose();
                }}
              >
                <span>
                  {pick.name}
                  {pick.detail && <small>{pick.detail}</small>}
                </span>
                {pick.id === picked && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function matches(name: string, search: string): boolean {
  return name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
