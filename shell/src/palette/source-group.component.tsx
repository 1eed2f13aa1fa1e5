import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureSentence } from 'shared-api';
import type { LiveKey } from 'shared-api/contracts/platform';
import { readQuery } from 'shared-api/queries';
import { Button, useLocalized, useTexts, type PaletteItem, type PaletteSource } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { matchItems } from './match-items.ts';
import { PaletteGroup } from './palette-options.component.tsx';
import classes from './palette.module.css';
import type { Command } from './use-commands.ts';

/** Letters from which the server is asked. */
const minLetters = 2;
/** Pause after the last key before the server is asked, in milliseconds. */
const searchDelay = 200;
/** Most items of a group. */
const maxItems = 6;
/** How long an answer of the server is good, in milliseconds. */
const goodFor = 30_000;

/** Under which the palette keeps what it found. */
export const paletteKey: LiveKey = ['palette'];

interface SourceGroupProps {
  readonly id: string;
  readonly source: PaletteSource;
  readonly query: string;
  readonly activeId: string | undefined;
  readonly onChoose: (command: Command) => void;
}

/** What one source finds: at once of what the page has read, then of the server; its failure costs its group alone. */
export function SourceGroup({ id, source, query, activeId, onChoose }: SourceGroupProps) {
  const t = useTexts(shellTexts);
  const localized = useLocalized();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const asked = useSettled(query.trim());
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery('palette', { id, asked }, (signal) => source.search(asked, { signal, queries }), {
      under: paletteKey,
    }),
    enabled: asked.length >= minLetters,
    staleTime: goodFor,
    retry: false,
  });
  const isWanted = query.trim().length > 0;
  const known = isWanted ? matchItems(source.loaded?.(queries) ?? [], query) : [];
  const found = isWanted && asked === query.trim() ? (data ?? []) : [];
  const commands = unique([...known, ...found])
    .slice(0, maxItems)
    .map(({ to, ...item }): Command => ({ ...item, run: () => void navigate(to) }));
  return (
    <PaletteGroup label={localized(source.label)} commands={commands} activeId={activeId} onChoose={onChoose}>
      {isWanted && error && (
        <p className={classes.failure}>
          {failureSentence(error, t('palette.failed'))}
          <Button size="s" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
            {t('dashboard.countAgain')}
          </Button>
        </p>
      )}
    </PaletteGroup>
  );
}

function unique(items: readonly PaletteItem[]): PaletteItem[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}

/** A text once it has stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
