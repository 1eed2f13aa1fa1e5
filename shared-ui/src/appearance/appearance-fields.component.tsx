import { SwitchField } from '../fields/check-field.component.tsx';
import { SegmentedField } from '../fields/segmented-field.component.tsx';
import { useShortcutsWanted } from '../hooks/shortcuts/use-shortcuts.ts';
import { changeLanguage, languageChoices, useLanguage } from '../module-kit/texts/language.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useColorScheme, useMotion } from '../theme/preferences.ts';
import classes from './appearance.module.css';
import { appearanceTexts } from './appearance.texts.ts';

/** Language, theme, motion and keys, as people choose them for themselves; all take effect at once. */
export function AppearanceFields() {
  const t = useTexts(appearanceTexts);
  const [scheme, setScheme] = useColorScheme();
  const [motion, setMotion] = useMotion();
  const [areShortcutsWanted, setShortcutsWanted] = useShortcutsWanted();
  const schemes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(value) }));
  const motions = (['auto', 'none'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <div className={classes.fields}>
      <SegmentedField
        label={t('language')}
        hint={t('languageHint')}
        choices={languageChoices}
        value={useLanguage()}
        onChange={changeLanguage}
      />
      <SegmentedField label={t('scheme')} choices={schemes} value={scheme} onChange={setScheme} />
      <SegmentedField
        label={t('motion')}
        hint={t('deviceHint')}
        choices={motions}
        value={motion}
        onChange={setMotion}
      />
      <SwitchField
        label={t('shortcuts')}
        hint={t('shortcutsHint')}
        checked={areShortcutsWanted}
        onChange={(event) => setShortcutsWanted(event.target.checked)}
      />
    </div>
  );
}
