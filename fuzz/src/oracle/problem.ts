/** What an answer must not be. */
export interface Problem {
  /** The rule that was broken. */
  readonly rule:
    | 'failure'
    | 'silence'
    | 'slow'
    | 'headers'
    | 'shape'
    | 'language'
    | 'inside'
    | 'secret'
    | 'bystander'
    | 'log'
    | 'memory'
    | 'ended'
    | 'chain'
    | 'sealing';
  /** What was seen, in a line. */
  readonly seen: string;
  /** What the same fault has in common, whichever input shows it. */
  readonly fault: string;
}
