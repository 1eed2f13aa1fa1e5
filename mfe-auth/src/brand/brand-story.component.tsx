import { Icon, useTexts, type IconName } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import classes from './brand-story.module.css';

const points = [
  { name: 'sign', icon: 'sign' },
  { name: 'sealed', icon: 'shield' },
  { name: 'code', icon: 'key' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** What the product is, in a drawing and three lines. */
export function BrandStory() {
  const t = useTexts(authTexts);
  return (
    <div className={classes.story}>
      <SignedSheet />
      <div className={classes.words}>
        <p className={classes.claim}>{t('brand.claim')}</p>
        <ul className={classes.points}>
          {points.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
              {t(`brand.point.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SignedSheet() {
  return (
    <svg className={classes.sheet} viewBox="33 0 288 220" aria-hidden="true">
      <rect className={classes.paper} x="34" y="14" width="176" height="194" rx="12" />
      <g className={classes.text}>
        <path d="M58 48h86M58 70h128M58 88h128M58 106h104" />
      </g>
      <rect className={classes.box} x="52" y="132" width="140" height="54" rx="9" />
      <path
        className={classes.ink}
        d="M68 166c8-19 16-28 21-26 7 3-8 27-1 29 6 2 10-14 16-13 4 1 1 10 6 11s7-9 12-9c4 0 2 7 6 7 7 0 9-5 17-5 6 0 10 3 22 1"
      />
      <circle className={classes.seal} cx="230" cy="150" r="40" />
      <path className={classes.tick} d="m213 151 12 12 22-25" />
    </svg>
  );
}
