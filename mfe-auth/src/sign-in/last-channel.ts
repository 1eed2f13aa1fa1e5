import { useAtom } from 'jotai';
import { loginChannels, type LoginChannel } from 'shared-api/contracts/auth';
import { createDeviceState } from 'shared-ui';

const lastChannelState = createDeviceState<LoginChannel>('sportello.channel', 'MAIL');

/** The channel of the last login on this device, and how to change it. */
export function useLastChannel(): [LoginChannel, (channel: LoginChannel) => void] {
  const [kept, keep] = useAtom(lastChannelState);
  return [loginChannels.find((channel) => channel === kept) ?? 'MAIL', keep];
}
