import { useMemo, useState, type KeyboardEvent } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { EmptyState, ErrorState, LoadingState } from '../display/states.component.tsx';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { SearchField } from '../fields/search-field.component.tsx';
import { movesByArrowKeys } from '../hooks/arrow-keys.ts';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { findOptions, type PickerOption } from './find-options.ts';
import classes from './picker.module.css';
import { Sheet } from './sheet.component.tsx';

interface PickerSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** A first entry that stands for all, where all may be picked. */
  readonly all?: string;
  /** Undefined while they load. */
  readonly options: readonly PickerOption[] | undefined;
  readonly picked?: string | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Searches where the names are kept: the options are what was found, and are not searched here. Told when typing pauses. */
  readonly onSearch?: (text: string) => void;
  /** Whether the options are those of the text that was searched for last; they are where nothing is said. */
  readonly isFresh?: boolean;
  /** How many names were found in all, where the options are the first of them. */
  readonly total?: number | undefined;
  /** The caller closes the sheet, or shows the next one. */
  readonly onPick: (id: string | undefined) => void;
  readonly onClose: () => void;
}

/** More names than a person reads; a search finds the others. */
const maxShown = 200;

/** A sheet to pick one name of a list of any length, with a search that ignores case, accents and the order of words. */
export function PickerSheet(props: PickerSheetProps) {
  const { isOpen, title, all, options, picked, hasFailed, onRetry, onSearch, onPick, onClose } = props;
  const { isFresh = true } = props;
  const t = useTexts(kitTexts);
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => (onSearch ? (options ?? []) : findOptions(options ?? [], search)),
    [options, search, onSearch],
  );
  const first: PickerOption[] = all !== undefined && search === '' ? [{ id: undefined, name: all }] : [];
  const shown = [...first, ...found.slice(0, maxShown)];
  const count = props.total ?? found.length;
  const rest = count - Math.min(found.length, maxShown);
  const change = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };
  const pick = (id: string | undefined) => {
    change('');
    onPick(id);
  };
  const close = () => {
    change('');
    onClose();
  };
  /** Enter in the search takes the only name that was found for what is typed. */
  const pickOnly = (event: KeyboardEvent) => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : '';
    const isAsked = event.key === 'Enter' && !event.repeat && !event.nativeEvent.isComposing;
    if (!isAsked || typed === '') return;
    const isKnown = !onSearch || (typed === search && isFresh);
    const [only, ...others] = onSearch ? found : findOptions(options ?? [], typed);
    if (!isKnown || !only || others.length > 0) return;
    event.preventDefault();
    event.stopPropagation();
    pick(only.id);
  };
  return (
    <Sheet isOpen={isOpen} isPicker onClose={close} title={title} height="full">
      <div ref={movesByArrowKeys} onKeyDownCapture={pickOnly}>
        <SearchField
          label={t('findByName')}
          placeholder={t('findByName')}
          value={search}
          {...(!onSearch && { pause: 0 })}
          onSearch={change}
        />
        {hasFailed && <ErrorState title={t('listFailed')} onRetry={onRetry} />}
        {!options && !hasFailed && <LoadingState shape="lines" rows={5} />}
        <div role="status">
          {options && shown.length === 0 && (
            <EmptyState icon="search" title={t(search === '' ? 'noNames' : 'noNameMatches')} />
          )}
          {options && search !== '' && count > 0 && (
            <VisuallyHidden>{t('namesFound', { count })}</VisuallyHidden>
          )}
        </div>
        {options && (
          <ul className={classes.list}>
            {shown.map(({ id, name, detail }) => (
              <li key={id ?? ''}>
                <PlainButton className={classes.pick} aria-pressed={id === picked} onClick={() => pick(id)}>
                  <span>
                    {name}
                    {detail && <small>{detail}</small>}
                  </span>
                  {id === picked && <Icon name="check" />}
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
        {options && rest > 0 && (
          <p className={classes.rest}>
            {onSearch && search !== '' ? t('keepTyping', { count: rest }) : t('moreNames', { count: rest })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
