import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useBoot } from 'shared-api';
import { Dialog, Icon, Sheet, useIsPhone, useTexts } from 'shared-ui';
import { ContributedPart } from '../places/contributed-part.component.tsx';
import { contributionsTo, keyOf } from '../places/contributions.ts';
import { shellTexts } from '../shell.texts.ts';
import { matchItems } from './match-items.ts';
import { PaletteGroup } from './palette-options.component.tsx';
import classes from './palette.module.css';
import { paletteKey, SourceGroup } from './source-group.component.tsx';
import { useCommands, type Command } from './use-commands.ts';

interface PaletteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette: screens, actions of the screen, and what areas find, by a few letters. A whole sheet on a phone. */
export function PaletteDialog({ isOpen, onClose }: PaletteDialogProps) {
  const t = useTexts(shellTexts);
  const Frame = useIsPhone() ? Sheet : Dialog;
  return (
    <Frame isOpen={isOpen} onClose={onClose} title={t('palette.title')} size="l" height="full">
      {isOpen && <Palette onClose={onClose} />}
    </Frame>
  );
}

function Palette({ onClose }: Pick<PaletteDialogProps, 'onClose'>) {
  const t = useTexts(shellTexts);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [total, setTotal] = useState(0);
  const groups = useCommands();
  const sources = contributionsTo(useBoot(), 'paletteSource');
  const isSearching = useIsFetching({ queryKey: paletteKey }) > 0;
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  // Groups fill by themselves, so what can be chosen is read from the list once it is drawn.
  const read = useEffectEvent(() => {
    const ids = options().map(({ id }) => id);
    setTotal(ids.length);
    setActiveId((before) => (before && ids.includes(before) ? before : ids[0]));
  });
  useEffect(() => {
    const first = requestAnimationFrame(() => read());
    const observer = new MutationObserver(() => read());
    if (list.current) observer.observe(list.current, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(first);
      observer.disconnect();
    };
  }, []);

  const search = (text: string) => {
    flushSync(() => setQuery(text));
    setActiveId(options()[0]?.id);
  };
  const choose = ({ run }: Command) => {
    onClose();
    run();
  };
  const move = (step: number) => {
    const all = options();
    const at = all.findIndex(({ id }) => id === activeId);
    const next = all[(at + step + all.length) % all.length];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeys = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) move(step);
    else if (event.key === 'Enter')
      options()
        .find(({ id }) => id === activeId)
        ?.click();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.palette}>
      <div className={classes.field}>
        <Icon name="search" />
        <input
          data-autofocus
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={total > 0 ? activeId : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.field')}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKeys}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={t('palette.found')} className={classes.list}>
        {groups.map(({ label, commands }) => (
          <PaletteGroup
            key={label}
            label={label}
            commands={matchItems(commands, query)}
            activeId={activeId}
            onChoose={choose}
          />
        ))}
        {sources.map((contributed) => (
          <ContributedPart key={keyOf(contributed)} place="paletteSource" contributed={contributed}>
            {(source) => (
              <SourceGroup
                id={keyOf(contributed)}
                source={source}
                query={query}
                activeId={activeId}
                onChoose={choose}
              />
            )}
          </ContributedPart>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {isSearching ? t('palette.searching') : t('palette.total', { count: total })}
      </p>
    </div>
  );
}
