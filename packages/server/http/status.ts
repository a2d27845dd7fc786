import type { ErrorCode } from '@everdell/protocol';

const EXCEPTIONS: Partial<Readonly<Record<ErrorCode, number>>> = {
  'request/not_found': 404,
  'request/method_not_allowed': 405,
  'message/id_used': 409,
  'message/too_large': 413,
  'message/too_fast': 429,
  'message/too_many_tables': 429,
  'auth/bad_host': 421,
  'auth/unknown_guest': 401,
  'setup/invalid': 422,
  'setup/too_many_tables': 429,
  'table/not_found': 404,
  'table/no_such_seat': 404,
  'table/not_host': 403,
  'table/no_seat': 403,
  'table/needs_newer_server': 503,
  'action/illegal': 422,
  'proposal/no_vote': 403,
  'server/internal': 500,
};
const BY_SUBJECT: Readonly<Record<string, number>> = { message: 400, auth: 403, server: 503 };

/** The HTTP status that fits a refusal; what contradicts the state of the table is a conflict. */
export function statusOf(code: ErrorCode): number {
  return EXCEPTIONS[code] ?? BY_SUBJECT[code.split('/')[0]] ?? 409;
}
