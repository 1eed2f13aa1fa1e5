import { useAtom, useSetAtom } from 'jotai';
import { loginChannels, type LoginChannel } from 'shared-api/contracts/auth';
import { createDeviceState } from 'shared-ui';

const lastChannelState = createDeviceState<LoginChannel>('sportello.channel', 'MAIL');

/** Forgets on this device that one signed in by the app, which is off now: asked for again, it would be set up anew. */
export function useForgetApp(): () => void {
  const change = useSetAtom(lastChannelState);
  return () => change((channel) => (channel === 'AUTH' ? 'MAIL' : channel));
}

/** The channel of the last login on this device, and how to change it. */
export function useLastChannel(): [LoginChannel, (channel: LoginChannel) => void] {
  const [kept, keep] = useAtom(lastChannelState);
  return [loginChannels.find((channel) => channel === kept) ?? 'MAIL', keep];
}
