import { useBoot } from 'shared-api';
import { BrandMark, Card, ExternalLink, Page, useLocalized, useScreen, useTexts, menuTexts } from 'shared-ui';
import { useIsLineMute } from '../live/mute-line.ts';
import { paths, reloading } from '../routing/paths.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './info.module.css';

/** What the product is, whom it comes from, and what support asks for (spec 01 §2). */
export function InfoScreen() {
  const t = useTexts(shellTexts);
  const tMenu = useTexts(menuTexts);
  const localized = useLocalized();
  const { about, branding, registry } = useBoot();
  const isMute = useIsLineMute();
  useScreen({
    title: t('info.title'),
    back: { to: reloading(paths.dashboard), label: tMenu('home'), icon: 'home' },
  });
  return (
    <Page width="narrow">
      <Card>
        <BrandMark product={branding.product} />
        <p className={classes.intro}>{t('info.about')}</p>
        <dl className={classes.facts}>
          <dt>{t('info.privacy')}</dt>
          <dd>
            {about.privacyUrl ? (
              <ExternalLink href={about.privacyUrl}>{t('info.privacy')}</ExternalLink>
            ) : (
              <span className={classes.missing}>{t('info.missing')}</span>
            )}
          </dd>
          <dt>{t('info.provider')}</dt>
          <dd>
            {about.provider?.url ? (
              <ExternalLink href={about.provider.url}>{about.provider.name}</ExternalLink>
            ) : (
              (about.provider?.name ?? <span className={classes.missing}>{t('info.missing')}</span>)
            )}
          </dd>
          <dt>{t('info.changes')}</dt>
          <dd>
            <span>{t(isMute ? 'info.changesLate' : 'info.changesLive')}</span>
          </dd>
        </dl>
      </Card>
      <Card title={t('info.builds')} aria-label={t('info.builds')}>
        <p className={classes.about}>{t('info.buildsHint')}</p>
        <dl className={classes.builds}>
          {registry.areas.map(({ area, version, manifest }) => (
            <div key={area}>
              <dt>{localized(manifest.label)}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Page>
  );
}
