import type { getTestDeliveries, Settings, TestChannel } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { Button, Stack, useTexts } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';
import { useTests } from './use-settings.ts';

type TestState = OutputOf<typeof getTestDeliveries>['deliveries'][number]['state'];

interface DeliveryTestProps {
  readonly companyId: string;
  readonly channel: TestChannel;
  readonly route: Settings['mailRoute'];
}

/** What ends in the outbox of the installation has not been sent to anybody. */
function resultOf(state: TestState, route: Settings['mailRoute']) {
  return state === 'sent' && route === 'outbox' ? 'kept' : state;
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
      <p role="status">
        {latest && t(`test.${resultOf(latest.state, route)}`, { to: latest.to, reason: latest.reason })}
      </p>
    </Stack>
  );
}
