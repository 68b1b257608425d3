/** Everything that the history of an account tells. Each has a message `security.event.<kind>` in the twelve languages. */
export const SECURITY_EVENTS = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'other-sessions-revoked',
  'confirmed',
  'role-chosen',
  'role-changed',
  'account-blocked',
  'account-unblocked',
  'impersonation-started',
  'impersonation-reason-missing',
  'impersonation-write-on',
  'impersonation-write-off',
  'impersonated-write',
  'impersonation-stopped',
  'password-rehashed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'passkey-refused',
  'two-step-on',
  'two-step-off',
  'copy-requested',
  'erasure-requested',
  'erasure-cancelled',
  'erased',
  'email-verified',
  'reset-asked',
  'password-reset',
  'password-set',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'email-change-undone',
  'social-linked',
  'social-unlinked',
  'verification-asked',
  'verification-given',
  'verification-refused',
  'certificate-checked',
  'scan-opened',
  'voyage-confirmed',
  'vacancy-approved',
  'vacancy-refused',
  'vacancy-taken-down',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** How long a person who showed who they are need not do it again for a sensitive act, in milliseconds. */
export const CONFIRMED_FOR = 10 * 60_000

/** How a session was opened or confirmed. */
export const FACTORS = ['password', 'passkey', 'social'] as const
export type Factor = (typeof FACTORS)[number]
