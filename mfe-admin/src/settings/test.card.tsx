import type { Settings } from 'shared-api/contracts/admin';
import { Button, Card, Stack, useTexts } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';
import { useTests } from './use-settings.ts';

interface TestCardProps {
  readonly companyId: string;
  readonly routes: { readonly mail: Settings['mailRoute']; readonly sms: Settings['smsRoute'] };
}

/** Sends a test to oneself, and shows how far it came. */
export function TestCard({ companyId, routes }: TestCardProps) {
  const t = useTexts(settingsTexts);
  const { deliveries, send } = useTests(companyId);
  return (
    <Card title={t('test.title')}>
      <Stack>
        {(['mail', 'sms'] as const).map((channel) => {
          const latest = deliveries.find((each) => each.channel === channel);
          return (
            <div key={channel}>
              <p>{t(`test.${channel}.${routes[channel]}`)}</p>
              <Button
                icon={channel === 'mail' ? 'mail' : 'phone'}
                isBusy={send.isPending && send.variables === channel}
                onClick={() => send.mutate(channel)}
              >
                {t(`test.${channel}`)}
              </Button>
              <p role="status">
                {latest && t(`test.${latest.state}`, { to: latest.to, reason: latest.reason })}
              </p>
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
