import { useState } from 'react';
import type { UserRow } from 'shared-api/contracts/admin';
import { namesApart, SelectField, useTexts } from 'shared-ui';
import { nameOf } from './user-columns.tsx';
import { usersTexts } from './users.texts.ts';
import { WhatStays } from './what-stays.component.tsx';

interface DeletionTextProps {
  readonly count: number;
  /** Those of them whose names are known. */
  readonly known: readonly UserRow[];
  /** How many documents they sent that nobody signed yet. */
  readonly openDocuments: number;
  /** To whom these may pass, the one who is chosen first. */
  readonly successors: readonly { readonly id: string; readonly name: string }[];
  readonly onSuccessor: (id: string) => void;
}

/** Most names that a question lists. */
const maxNames = 10;

/** Whom one is about to delete, what that means, and who takes over what they sent and nobody signed yet. */
export function DeletionText(props: DeletionTextProps) {
  const { count, known, openDocuments, successors, onSuccessor } = props;
  const [chosen, setChosen] = useState(successors[0]?.id ?? '');
  const t = useTexts(usersTexts);
  const named = count === 1 ? [] : known.slice(0, maxNames);
  const rest = count - named.length;
  const name = namesApart(named, nameOf, ({ username }) => username);
  return (
    <>
      {named.length > 0 && (
        <ul>
          {named.map((user) => (
            <li key={user.id}>{name(user)}</li>
          ))}
          {rest > 0 && <li>{t('delete.more', { count: rest })}</li>}
        </ul>
      )}
      <p>{t('delete.text', { count })}</p>
      <WhatStays ids={known.map(({ id }) => id)} />
      {openDocuments > 0 && (
        <SelectField
          label={t('delete.successor', { count: openDocuments })}
          hint={t('delete.successorHint')}
          choices={successors.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={({ target: { value } }) => {
            setChosen(value);
            onSuccessor(value);
          }}
        />
      )}
    </>
  );
}
