/** The permissions of admins; `owner` includes all others. */
export const PERMISSIONS = ['support', 'moderator', 'content', 'services', 'finance', 'owner'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** The permission of each back-office page, by the first part of its path below `/admin`. Endpoints name the permission of their page. */
export const PAGE_PERMISSIONS = {
  users: 'support',
  seamen: 'support',
  impersonation: 'support',
  vacancies: 'moderator',
  reports: 'moderator',
  companies: 'moderator',
  recoveries: 'moderator',
  'training-centers': 'moderator',
  privacy: 'moderator',
  articles: 'content',
  pages: 'content',
  updates: 'content',
  services: 'services',
  mailings: 'services',
  payments: 'finance',
  prices: 'finance',
  ledger: 'finance',
  // Each kind of dated rules names its permission, `finance` or `owner`.
  vocabularies: 'finance',
  nationality: 'owner',
  audit: 'owner',
  health: 'owner',
  jobs: 'owner',
  mails: 'owner',
  permissions: 'owner',
} as const satisfies Readonly<Record<string, Permission>>

export const hasPermission = (held: readonly Permission[], needed: Permission): boolean =>
  held.includes(needed) || held.includes('owner')

/** Whether an admin with these permissions may open a page of the back office. */
export const mayOpenPage = (held: readonly string[] | undefined, page: keyof typeof PAGE_PERMISSIONS): boolean =>
  hasPermission((held ?? []) as readonly Permission[], PAGE_PERMISSIONS[page])
