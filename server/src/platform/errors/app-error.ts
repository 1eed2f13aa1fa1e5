import type { ErrorCode, LocalizedText } from 'shared-api/contracts/common';

interface AppErrorDetails {
  /** What went wrong with each field, by our field name. */
  fields?: Readonly<Record<string, string>>;
  /** Facts for the caller; they also fill the braces of the sentence (`{min}`). */
  details?: Readonly<Record<string, unknown>>;
  /** A sentence of the area's own, in place of the general one of the code. */
  text?: LocalizedText;
  cause?: unknown;
}

/** A failure that the caller is informed of. The error handler gives it its status and its words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly text: LocalizedText | undefined;

  constructor(code: ErrorCode, { fields, details, text, cause }: AppErrorDetails = {}) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.text = text;
  }
}
