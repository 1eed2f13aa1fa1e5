import classes from './brand-mark.module.css';

interface BrandMarkProps {
  /** The product's name, or the company's. */
  readonly product: string;
  /** A quiet word under it. */
  readonly detail?: string;
  readonly size?: 's' | 'm';
  /** Where there is no room for words. */
  readonly isMarkOnly?: boolean;
}

/** The product's mark and name: a counter with a signature over it. */
export function BrandMark({ product, detail, size = 'm', isMarkOnly = false }: BrandMarkProps) {
  return (
    <p className={classes.brand} data-size={size} title={isMarkOnly ? product : undefined}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect className={classes.plate} width="40" height="40" rx="11" />
        <path
          className={classes.line}
          d="M10 22.5c2.6-6.8 5.2-10 7-9.2 2.3 1-2.7 9.7-.2 10.3 2.2.5 3.6-5 5.5-4.7 1.6.2.6 3.7 2.2 3.8 1.4.1 2.2-1.6 5.5-1.7"
        />
        <path className={classes.counter} d="M10 29h20" />
      </svg>
      {!isMarkOnly && (
        <span className={classes.name}>
          {product}
          {detail && <small>{detail}</small>}
        </span>
      )}
    </p>
  );
}
