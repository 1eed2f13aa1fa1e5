import { importColumnTitles, type ImportColumn, type UserImport } from 'shared-api/contracts/admin';
import { Banner, Stack, useLanguage, useTexts } from 'shared-ui';
import classes from './import.module.css';
import { importTexts } from './import.texts.ts';

/** How a file was read, as long as it is not imported: a few names, the columns that were taken, and those that were not. */
export function ImportReading({ found: { state, columns, names } }: { readonly found: UserImport }) {
  const t = useTexts(importTexts);
  const language = useLanguage();
  if (state !== 'checked' || columns.length === 0) return null;
  const titleOf = (column: ImportColumn) => importColumnTitles[column][language];
  const taken = columns.flatMap(({ column }) => (column === null ? [] : titleOf(column)));
  const others = columns
    .filter(({ column }) => column === null)
    .map(({ title, guess }) => {
      if (title === '') return t('reading.untitled');
      return guess === null ? `«${title}»` : t('reading.guess', { title, column: titleOf(guess) });
    });
  return (
    <Stack>
      <p className={classes.facts}>{t('reading.taken', { columns: taken.join(', ') })}</p>
      {others.length > 0 && (
        <Banner tone="warning">
          {t('reading.left', { count: others.length, columns: others.join(', ') })}
        </Banner>
      )}
      {names.length > 0 && <p>{t('reading.names', { names: names.join(' · ') })}</p>}
    </Stack>
  );
}
