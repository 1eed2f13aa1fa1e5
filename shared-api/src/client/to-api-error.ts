import { isAxiosError, isCancel } from 'axios';
import { errorAnswer, toOwnFields, type Call, type Download } from '../contracts/common/index.ts';
import { ApiError } from './api-error.ts';
import { foreignAnswer, isLedElsewhere, kindOfStatus } from './foreign-answer.ts';
import { recordGateway } from './gateway.ts';

/** Reads what a failed request threw. A cancelled request is passed on as it is. */
export async function toApiError(contract: Call | Download, cause: unknown): Promise<unknown> {
  if (isCancel(cause) || !isAxiosError(cause)) return cause;
  const body: unknown =
    cause.response?.data instanceof Blob ? await readJson(cause.response.data) : cause.response?.data;
  const answer = errorAnswer.safeParse(body);
  const status = cause.response?.status ?? 0;
  if (!answer.success) return notOurs(status, cause);
  recordGateway(false);
  const { Error: message, code, fields, details, requestId } = answer.data;
  return new ApiError({
    code,
    status,
    message,
    requestId,
    cause,
    ...(fields && { fields: toOwnFields(contract, fields) }),
    ...(details && { details }),
  });
}

async function notOurs(status: number, cause: unknown): Promise<ApiError> {
  const kind = status === 0 && (await isLedElsewhere()) ? 'sign-in' : kindOfStatus(status);
  return kind
    ? foreignAnswer(kind, status, cause)
    : new ApiError({ code: 'unavailable', status, message: '', cause });
}

async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return undefined;
  }
}
