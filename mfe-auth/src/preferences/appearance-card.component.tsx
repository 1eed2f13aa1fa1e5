import { AppearanceFields, Card, useTexts } from 'shared-ui';
import { preferencesTexts } from './preferences.texts.ts';

/** Language, theme and motion, on a screen of the person's own. */
export function AppearanceCard() {
  const t = useTexts(preferencesTexts);
  return (
    <Card title={t('appearance')}>
      <AppearanceFields />
    </Card>
  );
}
