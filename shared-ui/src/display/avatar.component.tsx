import classes from './avatar.module.css';

interface AvatarProps {
  /** Whole name; the initials are made of it. */
  readonly name: string;
  readonly size?: 's' | 'm' | 'l';
}

/** Somebody's initials in a circle. Decoration: write the name beside it. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toLocaleUpperCase() ?? '').join('');
}
