import type { Settings, TestChannel } from 'shared-api/contracts/admin';
import { Button, Stack, useTexts } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';
import { useTests } from './use-settings.ts';

interface DeliveryTestProps {
  readonly companyId: string;
  readonly channel: TestChannel;
  readonly route: Settings['mailRoute'];
}

/** A test by one channel: by what it leaves, the button, and how far the latest came. */
export function DeliveryTest({ companyId, channel, route }: DeliveryTestProps) {
  const t = useTexts(settingsTexts);
  const { deliveries, send } = useTests(companyId);
  const latest = deliveries.find((each) => each.channel === channel);
  return (
    <Stack>
      <p>{t(`test.${channel}.${route}`)}</p>
      <div>
        <Button
          icon={channel === 'mail' ? 'mail' : 'phone'}
          isBusy={send.isPending && send.variables === channel}
          onClick={() => send.mutate(channel)}
        >
          {t(`test.${channel}`)}
        </Button>
      </div>
      <p role="status">{latest && t(`test.${latest.state}`, { to: latest.to, reason: latest.reason })}</p>
    </Stack>
  );
}
