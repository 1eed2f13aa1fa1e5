import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import { Banner, TextLink, useTexts } from 'shared-ui';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { sealTexts } from './seal.texts.ts';
import { useSealText } from './use-seal-text.ts';

/** That the certificate of the seal ends, or that nothing is sealed any more, for who can do something about it. */
export function SealNotice() {
  const t = useTexts(sealTexts);
  const textOf = useSealText();
  const { flags } = useSignedIn();
  const { data } = useFirstSteps({ isWanted: isSuperUser(flags) });
  const state = data?.seal.state ?? 'good';
  if (!data || state === 'good' || state === 'unknown') return null;
  return (
    <Banner
      tone={state === 'ending' ? 'warning' : 'error'}
      action={<TextLink to="/firstSteps">{t('open')}</TextLink>}
    >
      {textOf(data.seal)}
    </Banner>
  );
}
