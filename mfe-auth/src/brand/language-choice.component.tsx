import type { Language } from 'shared-api/contracts/common';
import { changeLanguage, SegmentedField, useLanguage, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';

const choices: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'EN' },
  { value: 'it', label: 'IT' },
];

/** EN or IT, taken at once and remembered for the next visit. */
export function LanguageChoice() {
  const t = useTexts(authTexts);
  return (
    <SegmentedField
      label={t('login.language')}
      isLabelHidden
      choices={choices}
      value={useLanguage()}
      onChange={changeLanguage}
    />
  );
}
