/** What people agree to, or no longer do. `source`: that the account remembers how its person came here. */
export const CONSENT_KINDS = ['terms', 'privacy', 'source'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Secret of the link to a copy: lower-case base32. */
export const COPY_SECRET = /^[a-z2-7]{32}$/

/** Days between asking for an account to be deleted and its end. */
export const GRACE_DAYS = 30
/** Hours for which a copy can be downloaded. */
export const COPY_HOURS = 24
