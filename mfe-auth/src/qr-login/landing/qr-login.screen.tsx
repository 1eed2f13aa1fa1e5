import { useMutation } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { Button, EmptyState, Form, LinkButton, notify, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../../brand/language-choice.component.tsx';
import { useLinkSecret } from '../../links/use-mailed-link.ts';
import { ChannelField } from '../../sign-in/channel-field.component.tsx';
import { useLastChannel } from '../../sign-in/last-channel.ts';
import { SecondFactor } from '../../sign-in/second-factor.component.tsx';
import { useFinishSignIn } from '../../sign-in/use-finish-sign-in.ts';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import { enterByQrCode } from '../enter-by-qr-code.ts';
import { qrLandingTexts } from './qr-landing.texts.ts';

/** Where a QR code leads that is read outside the product, by the camera of a phone: it waits for a press before it signs in. */
export function QrLoginScreen() {
  const t = useTexts(qrLandingTexts);
  useScreen({ title: t('title') });
  const secret = useLinkSecret();
  const [channel, keepChannel] = useLastChannel();
  const { isBusy, factor, proceed, cancel, complete } = useSignIn(useFinishSignIn());
  const entering = useMutation({
    mutationFn: () => enterByQrCode({ secret, channel }),
    onSuccess: proceed,
    onError: (error) => {
      const text = failureSentence(error, t('failed'));
      notify.error(text, { duration: 'untilClosed' });
    },
  });
  const submit = () => {
    notify.clear();
    if (!entering.isPending) entering.mutate();
  };
  return (
    <EntranceLayout title={t('title')} lead={t('lead')} aside={<LanguageChoice />}>
      {secret === '' ? (
        <EmptyState title={t('cut')} icon="qr">
          {t('cutHint')}
        </EmptyState>
      ) : (
        <Form onSubmit={submit}>
          <ChannelField value={channel} onChange={keepChannel} />
          <Button type="submit" kind="primary" isWide isBusy={entering.isPending || isBusy}>
            {t('submit')}
          </Button>
        </Form>
      )}
      <LinkButton to="/" isWide>
        {t('toSignIn')}
      </LinkButton>
      {factor && <SecondFactor {...factor} onEntered={complete} onClose={cancel} />}
    </EntranceLayout>
  );
}
