import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  getDeviceNotifications,
  turnOffDeviceNotifications,
  turnOnDeviceNotifications,
} from 'shared-api/contracts/auth';
import { useState } from 'react';
import { readQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { findDevice, isSubscribed, NotAllowedError, subscribe, unsubscribe } from './device-push.ts';
import { notificationsTexts } from './notifications.texts.ts';

const deviceQuery = readQuery('deviceNotifications', {}, readDevice);

/** Whether notifications are shown on this device, and how they are turned on and off; the browser asks the person at a press alone. */
export function useDeviceNotifications() {
  const t = useTexts(notificationsTexts);
  const queries = useQueryClient();
  const [error, setError] = useState<string>();
  const device = useQuery(deviceQuery);
  const choosing = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? turnOn() : turnOff()),
    onMutate: () => setError(undefined),
    onSuccess: (_answer, isWanted) => notify.success(t(isWanted ? 'device.on' : 'device.off')),
    onError: (problem, isWanted) =>
      setError(
        problem instanceof NotAllowedError
          ? t('device.dismissed')
          : failureSentence(problem, t(isWanted ? 'device.failed' : 'device.stayed')),
      ),
    onSettled: () => queries.invalidateQueries(deviceQuery),
  });
  return { device, choose: choosing.mutate, isBusy: choosing.isPending, error };
}

async function readDevice() {
  const device = await findDevice();
  if (device.state !== 'ready') return { state: device.state };
  const { isOn } = await call(getDeviceNotifications, {});
  return { state: device.state, isOn: isOn && (await isSubscribed(device.registration)) };
}

async function turnOn(): Promise<void> {
  const device = await findDevice();
  if (device.state !== 'ready') throw new NotAllowedError();
  const { publicKey } = await call(getDeviceNotifications, {});
  const subscription = await subscribe(device.registration, publicKey);
  try {
    await call(turnOnDeviceNotifications, subscription);
  } catch (problem) {
    await unsubscribe(device.registration);
    throw problem;
  }
}

async function turnOff(): Promise<void> {
  await call(turnOffDeviceNotifications, {});
  const device = await findDevice();
  if (device.state === 'ready') await unsubscribe(device.registration);
}
