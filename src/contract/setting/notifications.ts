import type { Role } from '../http/roles.ts'

/** Mails that a person may decline, by the names of SPEC 3, and whether they are sent before anyone chose. */
export const NOTIFICATION_DEFAULTS = {
  promoseaman_digest: false,
  product_updates: false,
  article_seaman_updates: false,
  article_company_updates: false,
  tech_updates: true,
  /** Beyond SPEC 3: of one's own papers, so it comes until someone declines it. */
  document_reminders: true,
  /** Of one's own applications. */
  application_updates: true,
  /** Of searches that were saved for it. */
  vacancy_alerts: true,
  /** Of one's own card in the crew list. */
  still_free: true,
  /** Of messages that wait while one is away. */
  message_digest: true,
  /** From companies that looked at it. */
  invitations: true,
  /** Who looked at oneself. */
  profile_views: true,
} as const satisfies Record<string, boolean>

export type NotificationKind = keyof typeof NOTIFICATION_DEFAULTS
export type NotificationSettings = Partial<Record<NotificationKind, boolean>>

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFAULTS) as [NotificationKind, ...NotificationKind[]]

/** In the place of a kind: everything that goes to an address without an account. */
export const STRANGER = 'stranger'

export const isNotificationKind = (kind: string | undefined): kind is NotificationKind =>
  kind !== undefined && Object.hasOwn(NOTIFICATION_DEFAULTS, kind)

/** What someone of a role can choose among, in the order in which it is shown. */
export const ROLE_NOTIFICATIONS: Record<Role, readonly NotificationKind[]> = {
  user: ['product_updates', 'tech_updates'],
  seaman: [
    'message_digest',
    'application_updates',
    'vacancy_alerts',
    'invitations',
    'profile_views',
    'still_free',
    'document_reminders',
    'promoseaman_digest',
    'article_seaman_updates',
    'product_updates',
    'tech_updates',
  ],
  company: ['message_digest', 'article_company_updates', 'product_updates', 'tech_updates'],
  'training-center': ['product_updates', 'tech_updates'],
  admin: ['product_updates', 'tech_updates'],
}

/** Whether a person gets mails of a kind: what they chose, else the default. */
export const isWanted = (kind: NotificationKind, settings: NotificationSettings): boolean =>
  settings[kind] ?? NOTIFICATION_DEFAULTS[kind]
