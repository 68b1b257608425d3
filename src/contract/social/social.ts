/** Where a provider sends people back to: without locale prefix, one path for each provider. */
export const socialCallbackPath = (provider: string): string => `/auth/callback/${provider}`

/** The ways back from a provider that ended well. */
export const SOCIAL_SUCCESSES = ['signed-in', 'second-step', 'sign-up', 'linked', 'confirmed'] as const

/** The others; each has `social.outcome.<outcome>.title` and `.text` in the twelve languages. */
export const SOCIAL_FAILURES = [
  'cancelled',
  'expired',
  'refused',
  'unavailable',
  'no-email',
  'email-taken',
  'linked-elsewhere',
  'other-person',
  'not-confirmed',
  'passkey-needed',
  'blocked',
  'signed-out',
] as const

export type SocialFailure = (typeof SOCIAL_FAILURES)[number]
export type SocialOutcome = (typeof SOCIAL_SUCCESSES)[number] | SocialFailure
