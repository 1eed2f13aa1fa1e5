import type { Settings } from 'shared-api/contracts/admin';
import { Card, Stack, useTexts } from 'shared-ui';
import { DeliveryTest } from './delivery-test.component.tsx';
import { settingsTexts } from './settings.texts.ts';

interface TestCardProps {
  readonly companyId: string;
  readonly routes: { readonly mail: Settings['mailRoute']; readonly sms: Settings['smsRoute'] };
}

/** Sends a test to oneself, and shows how far it came. */
export function TestCard({ companyId, routes }: TestCardProps) {
  const t = useTexts(settingsTexts);
  return (
    <Card title={t('test.title')}>
      <Stack>
        {(['mail', 'sms'] as const).map((channel) => (
          <DeliveryTest key={channel} companyId={companyId} channel={channel} route={routes[channel]} />
        ))}
      </Stack>
    </Card>
  );
}
