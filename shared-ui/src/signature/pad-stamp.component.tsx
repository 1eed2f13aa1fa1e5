import classes from './signature.module.css';

/** The lines that will stand beside a signature, small in the corner of its paper. */
export function PadStamp({ lines }: { readonly lines: readonly string[] | undefined }) {
  if (!lines) return null;
  return (
    <span className={classes.stamp}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
