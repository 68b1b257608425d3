/** What people agree to, or no longer do. `source`: that the account remembers how its person came here. */
export const CONSENT_KINDS = ['terms', 'privacy', 'source'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
