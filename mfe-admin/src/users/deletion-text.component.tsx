import type { UserRow } from 'shared-api/contracts/admin';
import { namesApart, useTexts } from 'shared-ui';
import { nameOf } from './user-columns.tsx';
import { usersTexts } from './users.texts.ts';

interface DeletionTextProps {
  readonly count: number;
  /** Those of them whose names are known. */
  readonly known: readonly UserRow[];
}

/** Most names that a question lists. */
const maxNames = 10;

/** Whom one is about to delete, and what that means. */
export function DeletionText({ count, known }: DeletionTextProps) {
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
    </>
  );
}
