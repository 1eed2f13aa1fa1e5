import { useId, type ComponentProps, type KeyboardEvent } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { holdNew, TextField, useTexts, VisuallyHidden } from 'shared-ui';
import { PlainButton } from '../actions/plain-button.component.tsx';
import classes from './suggest-field.module.css';
import { suggestionsTexts } from './suggestions.texts.ts';
import { useSuggestions, type Suggestion, type SuggestionSource } from './use-suggestions.ts';

interface SuggestFieldProps<Item extends Suggestion> extends ComponentProps<typeof TextField> {
  readonly source: SuggestionSource<Item>;
  /** What is searched for when this is typed; by default just that. */
  readonly searchFor?: (typed: string) => string;
  readonly onPick: (item: Item) => void;
}

/** One line of text that suggests whom or what one may mean: arrow keys and Enter, or a press, choose; any text may stay as it is typed. */
export function SuggestField<Item extends Suggestion>(props: SuggestFieldProps<Item>) {
  const { source, searchFor = asTyped, onPick, onChange, onBlur, onKeyDown, ...field } = props;
  const t = useTexts(suggestionsTexts);
  const listId = useId();
  const { items, active, type, move, close } = useSuggestions(source);
  const isOpen = items.length > 0;
  const optionId = (item: Item) => `${listId}-${item.id}`;
  const pick = (item: Item) => {
    close();
    onPick(item);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const press = isOpen && !event.nativeEvent.isComposing ? keys(event.key) : undefined;
    if (!press) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  const keys = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Escape') return close;
    return key === 'Enter' && active ? () => pick(active) : undefined;
  };
  const list = isOpen && (
    // What comes while a finger is on its way to the next field takes no press, nor do others that take the place of the first ones.
    <div
      key={items.map(({ id }) => id).join(' ')}
      ref={holdNew}
      id={listId}
      role="listbox"
      aria-label={t('list', { label: field.label })}
      // A long list scrolls: without this it would be a Tab stop, and close under the focus.
      tabIndex={-1}
      className={classes.list}
    >
      {items.map((item) => (
        <PlainButton
          key={item.id}
          ref={holdNew}
          id={optionId(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item === active}
          className={classes.option}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(item)}
        >
          {item.name}
          {item.detail && <small>{item.detail}</small>}
        </PlainButton>
      ))}
    </div>
  );
  return (
    <>
      <TextField
        autoComplete="off"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        trailing={list}
        onChange={(event) => {
          onChange?.(event);
          type(searchFor(event.target.value));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          close();
        }}
        onKeyDown={handleKey}
      />
      <div role="status" className={classes.status}>
        {isOpen && <VisuallyHidden>{t('count', { count: items.length })}</VisuallyHidden>}
      </div>
    </>
  );
}

const asTyped = (typed: string) => typed;
