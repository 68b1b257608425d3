/** What an admin may do in the back office; `owner` includes all others. */
export const PERMISSIONS = ['support', 'moderator', 'content', 'services', 'finance', 'owner'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What each page of the back office needs, by the first part of its address below `/admin`; endpoints name the one of their page. */
export const PAGE_PERMISSIONS = {
  users: 'support',
  seamen: 'support',
  impersonation: 'support',
  vacancies: 'moderator',
  reports: 'moderator',
  companies: 'moderator',
  'training-centers': 'moderator',
  contests: 'moderator',
  privacy: 'moderator',
  articles: 'content',
  pages: 'content',
  services: 'services',
  mailings: 'services',
  payments: 'finance',
  prices: 'finance',
  ledger: 'finance',
  // Its kinds `rate` and `tax` are money, and need `finance`.
  vocabularies: 'owner',
  nationality: 'owner',
  audit: 'owner',
  health: 'owner',
  jobs: 'owner',
  mails: 'owner',
  permissions: 'owner',
} as const satisfies Readonly<Record<string, Permission>>

export const hasPermission = (held: readonly Permission[], needed: Permission): boolean =>
  held.includes(needed) || held.includes('owner')
