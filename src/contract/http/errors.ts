/** Stable codes of the API. Each has a message `error.code.<code>` in the twelve languages. */
export const ERROR_CODES = {
  'bad-request': 400,
  'validation-failed': 422,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  /** Of a webhook: signed with another key, too long ago, or not at all. */
  'wrong-signature': 401,
  'csrf-failed': 403,
  /** The person is asked again who they are; then the act may be repeated. */
  'confirmation-needed': 403,
  /** Someone acts for someone else, and this is not theirs to do. */
  'not-for-others': 403,
  /** A password is not enough here: this account, or this admin, needs a passkey. */
  'passkey-needed': 403,
  'account-blocked': 403,
  'passkey-refused': 422,
  'passkey-taken': 409,
  'passkey-limit': 409,
  /** Of one paper, or of all, more is not kept. */
  'scan-limit': 409,
  /** Without it no one could open the account any more. */
  'last-way-in': 409,
  /** The password was right too long ago. */
  'second-step-over': 409,
  /** The account waits to be erased. */
  'account-closing': 403,
  /** Publishing waits for the account's address to be shown as its own. */
  'email-not-verified': 403,
  forbidden: 403,
  /** Anyone who is written to is hidden, has blocked, or takes first messages from others alone: which of them is not told. */
  'may-not-write': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** Another version is there than the change was based on; the answer has it as `current`. */
  'version-conflict': 409,
  /** The stored data was written by another version of the site, and is neither shown nor overwritten. Like an internal error, any endpoint may return it. */
  'other-version': 409,
  'already-applied': 409,
  'vacancy-closed': 409,
  /** No one can look: a passport or a certificate is not scanned. */
  'scans-needed': 422,
  'role-already-chosen': 409,
  'idempotency-mismatch': 409,
  /** Another account has the address by now. */
  'email-used': 409,
  /** A piece is missing, or the whole is not what was announced. */
  'file-incomplete': 409,
  gone: 410,
  'link-expired': 410,
  'body-too-large': 413,
  'file-too-large': 413,
  'wrong-content-type': 415,
  /** The bytes of the file are of no type that is taken here. */
  'file-type-refused': 415,
  /** A PDF that is locked, cannot be read, or has a script, another action that does more than move or link, or a file inside. */
  'pdf-refused': 415,
  'wrong-host': 421,
  'too-many-requests': 429,
  'too-many-views': 429,
  /** As many different seafarers were looked at as may be in a day. */
  'too-many-people': 429,
  'too-many-mails': 429,
  'internal-error': 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** Group, then field, then message: what a form shows beside its fields. */
export type FieldErrors = Record<string, Record<string, string | string[]>>

export type ErrorBody = { message: string; code: ErrorCode; errors?: FieldErrors; current?: object; requestId: string }
