import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { EmptyState, ErrorState, LoadingState } from '../display/states.component.tsx';
import { Stack } from '../display/stack.component.tsx';
import { CheckboxField } from '../fields/check-field.component.tsx';
import { SearchField } from '../fields/search-field.component.tsx';
import { movesByArrowKeys } from '../hooks/arrow-keys.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { CancelButton } from '../overlay/cancel-button.component.tsx';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { Sheet } from '../overlay/sheet.component.tsx';
import { findOptions, type PickerOption } from '../overlay/find-options.ts';

/** A group (gruppo) to pick. */
interface GroupOption extends PickerOption {
  readonly id: string;
}

interface GroupPickerProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Undefined while they load. */
  readonly groups: readonly GroupOption[] | undefined;
  /** The ids of those that are picked. */
  readonly picked: ReadonlySet<string>;
  readonly hasFailed: boolean;
  /** Searches where the groups are kept: those given are what was found. Told when typing pauses. */
  readonly onSearch?: (text: string) => void;
  readonly onRetry: () => void;
  /** Called with all that are picked now; the caller closes the sheet. */
  readonly onPick: (groupIds: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** A sheet to pick any number of groups; nothing is picked before it is applied. */
export function GroupPicker({ isOpen, onClose, title, ...rest }: GroupPickerProps) {
  const { picked, groups, hasFailed, onSearch, onRetry, onPick } = rest;
  const t = useTexts(kitTexts);
  const [search, setSearch] = useState('');
  /** What was changed since the sheet was opened; undefined while nothing was. */
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  useUnsavedChanges(changed !== undefined);
  const chosen = changed ?? picked;
  const found = onSearch ? (groups ?? []) : findOptions(groups ?? [], search);
  const find = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };
  const forget = () => {
    find('');
    setChanged(undefined);
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  const close = () => {
    forget();
    onClose();
  };
  const apply = () => {
    forget();
    onPick(chosen);
  };
  const actions = (
    <>
      <CancelButton />
      <Button kind="primary" disabled={!groups} onClick={apply}>
        {t('chosen', { count: chosen.size })}
      </Button>
    </>
  );
  return (
    <Sheet isOpen={isOpen} onClose={close} title={title} height="full" actions={actions}>
      <div ref={movesByArrowKeys}>
        <SearchField
          label={t('findByName')}
          placeholder={t('findByName')}
          value={search}
          {...(!onSearch && { pause: 0 })}
          onSearch={find}
        />
        {hasFailed && <ErrorState title={t('listFailed')} onRetry={onRetry} />}
        {!groups && !hasFailed && <LoadingState shape="lines" rows={5} />}
        <div role="status">
          {groups && found.length === 0 && <EmptyState icon="search" title={t('noNameMatches')} />}
          {groups && search !== '' && found.length > 0 && (
            <VisuallyHidden>{t('namesFound', { count: found.length })}</VisuallyHidden>
          )}
        </div>
        <Stack gap="s" role="group" aria-label={title}>
          {found.map(({ id, name, detail }) => (
            <CheckboxField
              key={id}
              label={name}
              hint={detail}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </Stack>
      </div>
    </Sheet>
  );
}
