import { loginChannels, type LoginChannel } from 'shared-api/contracts/auth';
import { SegmentedField, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';

interface ChannelFieldProps {
  readonly value: LoginChannel;
  readonly onChange: (channel: LoginChannel) => void;
}

/** By which channel the code of the second factor comes (spec 01 §2). */
export function ChannelField({ value, onChange }: ChannelFieldProps) {
  const t = useTexts(authTexts);
  return (
    <SegmentedField
      label={t('login.channel')}
      hint={t(`login.channelHint.${value}`)}
      choices={loginChannels.map((each) => ({ value: each, label: t(`login.channelName.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
