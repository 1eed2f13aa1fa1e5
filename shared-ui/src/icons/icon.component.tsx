import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-sources.ts';
import classes from './icon.module.css';

interface IconProps {
  /** A name of the kit's list; manifests bring it as a plain string. */
  readonly name: IconName | (string & {});
  /** `s` 16 px, `m` 20 px, `l` 24 px, `xl` 40 px. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** Its text for screen readers; without it the icon is decoration. */
  readonly label?: string;
}

/** The icon that a manifest names by a plain string; a circle where the kit has none of that name. */
export function knownIcon(name: string): IconName {
  return name in iconPaths ? (name as IconName) : 'unknown';
}

/** An icon of the kit in the colour of the text around it. An unknown name draws a circle. */
export function Icon({ name, size = 'm', label }: IconProps) {
  return (
    <svg
      className={classes.icon}
      data-size={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[knownIcon(name)]} />
    </svg>
  );
}
