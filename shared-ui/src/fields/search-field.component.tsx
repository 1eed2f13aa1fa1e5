import { useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { useShortcuts } from '../hooks/shortcuts/use-shortcuts.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.component.tsx';

/** Pause after the last key before a search starts (spec 02 §9). */
const searchDelay = 500;
/** In letters: no search of the contracts takes fewer; what is typed beyond is not taken up. */
const maxSearchLength = 100;

interface SearchFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'label'> {
  readonly label?: string;
  /** The text that was searched for last; the URL usually keeps it. */
  readonly value: string;
  /** Told half a second (or `pause`) after the last key; at once by Enter or when cleared. */
  readonly onSearch: (text: string) => void;
  /** Pause after the last key before `onChange`, in milliseconds; none where what is searched is here already. */
  readonly pause?: number;
  /** The key by which the screen brings the focus here, shown while the field is empty: `/`. */
  readonly shortcut?: string;
}

/** A search that starts by itself when typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, pause = searchDelay, shortcut, ...rest } = props;
  const t = useTexts(kitTexts);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const focus = () => document.getElementById(id)?.focus();
  useShortcuts(shortcut ? [{ key: shortcut, label: label ?? t('search'), onPress: focus }] : []);
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  const search = useEffectEvent((wanted: string) => {
    setSearched(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (text === searched) return;
    const timer = setTimeout(() => search(text), pause);
    return () => clearTimeout(timer);
  }, [text, searched, pause]);
  const now = (wanted: string) => {
    setText(wanted);
    setSearched(wanted);
    onSearch(wanted);
  };
  return (
    <TextField
      isLabelHidden
      autoComplete="off"
      maxLength={maxSearchLength}
      {...rest}
      id={id}
      type="search"
      enterKeyHint="search"
      label={label ?? t('search')}
      placeholder={rest.placeholder ?? t('search')}
      icon="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // A form around it is not sent by a search.
        event.preventDefault();
        now(text);
      }}
      aria-keyshortcuts={shortcut}
      trailing={
        text === '' ? (
          shortcut && <kbd className={classes.key}>{shortcut}</kbd>
        ) : (
          <IconButton data-arrow-skip icon="close" label={t('clear')} onClick={() => now('')} />
        )
      }
    />
  );
}
