import { AppearanceFields, Card, useTexts } from 'shared-ui';
import { texts } from './texts/texts.ts';

/** Language, theme and motion, on a screen of the person's own. */
export function AppearanceCard() {
  const t = useTexts(texts);
  return (
    <Card title={t('appearance')}>
      <AppearanceFields />
    </Card>
  );
}
