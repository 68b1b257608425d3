/** Stable codes of the API. Each has a message `error.code.<code>` in the twelve languages. */
export const ERROR_CODES = {
  'bad-request': 400,
  'validation-failed': 422,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  /** Webhooks: signed with another key, too old, or unsigned. */
  'wrong-signature': 401,
  'csrf-failed': 403,
  /** Identity must be confirmed again; then the request may be repeated. */
  'confirmation-needed': 403,
  /** Not allowed while an admin acts for a user. */
  'not-for-others': 403,
  /** This account, or this admin, needs a passkey besides the password. */
  'passkey-needed': 403,
  /** The company requires two-step sign-in, which this account does not have. */
  'two-step-needed': 403,
  'account-blocked': 403,
  'passkey-refused': 422,
  'passkey-taken': 409,
  'passkey-limit': 409,
  /** The limit of scans for one paper or in total. */
  'scan-limit': 409,
  /** The last way to sign in to the account. */
  'last-way-in': 409,
  /** A company needs an active owner: the last one cannot leave, be removed or get a lower role. */
  'last-owner': 409,
  /** The correct password was too long ago. */
  'second-step-over': 409,
  /** The account is closing. */
  'account-closing': 403,
  /** Publishing requires a confirmed address. */
  'email-not-verified': 403,
  /** An admin suspended the company: it publishes nothing. */
  'company-suspended': 403,
  forbidden: 403,
  /** The recipient is hidden, has blocked the sender, or accepts first messages from others only; the error does not say which. */
  'may-not-write': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** The balance does not cover the amount. */
  'balance-too-low': 409,
  /** The holder owes something, in any currency: nothing is ordered until it is settled. */
  'balance-owed': 409,
  /** The books of the holder differ from their entries: nothing is ordered until an admin has clarified it. */
  'orders-stopped': 409,
  /** The change was based on another version; the answer contains the current one as `current`. */
  'version-conflict': 409,
  /** The stored data was written by another version of the site, and is neither shown nor overwritten. Like an internal error, any endpoint may return it. */
  'other-version': 409,
  'already-applied': 409,
  'vacancy-closed': 409,
  /** A required scan is missing: passport or certificates. */
  'scans-needed': 422,
  'role-already-chosen': 409,
  'idempotency-mismatch': 409,
  /** Another account uses the address by now. */
  'email-used': 409,
  /** A piece is missing, or the size differs from the announced one. */
  'file-incomplete': 409,
  gone: 410,
  'link-expired': 410,
  'body-too-large': 413,
  'file-too-large': 413,
  'wrong-content-type': 415,
  /** The file type is not accepted. */
  'file-type-refused': 415,
  /** A PDF that is encrypted, unreadable or active, or contains a file. */
  'pdf-refused': 415,
  'wrong-host': 421,
  'too-many-requests': 429,
  'too-many-views': 429,
  /** The daily limit of different seafarers viewed is reached. */
  'too-many-people': 429,
  'too-many-mails': 429,
  'internal-error': 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** Messages by group and field, shown beside the fields of a form. */
export type FieldErrors = Record<string, Record<string, string | string[]>>

export type ErrorBody = { message: string; code: ErrorCode; errors?: FieldErrors; current?: object; requestId: string }
