import {
  Card,
  changeLanguage,
  languageChoices,
  SegmentedField,
  Stack,
  useColorScheme,
  useLanguage,
  useMotion,
  useTexts,
} from 'shared-ui';
import { texts } from './texts/texts.ts';

/** Language, theme and motion; all take effect at once. */
export function AppearanceCard() {
  const t = useTexts(texts);
  const [scheme, setScheme] = useColorScheme();
  const [motion, setMotion] = useMotion();
  const schemes = (['auto', 'light', 'dark'] as const).map((value) => ({
    value,
    label: t(`appearance.${value}`),
  }));
  const motions = [
    { value: 'auto', label: t('appearance.auto') },
    { value: 'none', label: t('appearance.noMotion') },
  ] as const;
  return (
    <Card title={t('appearance.title')}>
      <Stack>
        <SegmentedField
          label={t('appearance.language')}
          hint={t('appearance.languageHint')}
          choices={languageChoices}
          value={useLanguage()}
          onChange={changeLanguage}
        />
        <SegmentedField
          label={t('appearance.scheme')}
          choices={schemes}
          value={scheme}
          onChange={setScheme}
        />
        <SegmentedField
          label={t('appearance.motion')}
          hint={t('appearance.hint')}
          choices={motions}
          value={motion}
          onChange={setMotion}
        />
      </Stack>
    </Card>
  );
}
