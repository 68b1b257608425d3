import type { Role } from '../http/roles.ts'

/** Mails that a person may decline, by the names of SPEC 3, with the default. */
export const NOTIFICATION_DEFAULTS = {
  promoseaman_digest: false,
  product_updates: false,
  article_seaman_updates: false,
  article_company_updates: false,
  tech_updates: true,
  /** Beyond SPEC 3: about the person's papers. */
  document_reminders: true,
  /** About the person's applications. */
  application_updates: true,
  /** About searches saved for it. */
  vacancy_alerts: true,
  /** About the person's card in the crew list. */
  still_free: true,
  /** About waiting messages. */
  message_digest: true,
  /** From companies that viewed the card. */
  invitations: true,
  /** About profile views. */
  profile_views: true,
  /** About CV mailings that the person ordered. */
  mailing_reports: true,
} as const satisfies Record<string, boolean>

/** Kinds that are written by schedule, at most once a local day. */
export const DIGEST_KINDS = [
  'promoseaman_digest',
  'article_seaman_updates',
  'article_company_updates',
  'product_updates',
  'tech_updates',
] as const satisfies readonly (keyof typeof NOTIFICATION_DEFAULTS)[]
export type DigestKind = (typeof DIGEST_KINDS)[number]

/** The local hour of digests until the person chooses another. */
export const DIGEST_HOUR = 9

export type NotificationKind = keyof typeof NOTIFICATION_DEFAULTS
export type NotificationSettings = Partial<Record<NotificationKind, boolean>>

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFAULTS) as [NotificationKind, ...NotificationKind[]]

/** Instead of a kind: all mail to an address without an account. */
export const STRANGER = 'stranger'
/** Instead of a kind: CVs to an address of an organisation. */
export const CV_MAILING = 'cv-mailing'

/** Subscriptions that belong to an address instead of an account. */
export const ADDRESS_KINDS = [STRANGER, CV_MAILING] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** Everything that the link of a mail stops. */
export type StopKind = NotificationKind | AddressKind

export const isAddressKind = (kind: string | undefined): kind is AddressKind =>
  ADDRESS_KINDS.some((known) => known === kind)

export const isNotificationKind = (kind: string | undefined): kind is NotificationKind =>
  kind !== undefined && Object.hasOwn(NOTIFICATION_DEFAULTS, kind)

/** Kinds that a role can choose, in display order. */
export const ROLE_NOTIFICATIONS: Record<Role, readonly NotificationKind[]> = {
  user: ['product_updates', 'tech_updates'],
  seaman: [
    'message_digest',
    'application_updates',
    'vacancy_alerts',
    'invitations',
    'profile_views',
    'mailing_reports',
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

/** Whether a person gets mails of a kind: the setting, otherwise the default. */
export const isWanted = (kind: NotificationKind, settings: NotificationSettings): boolean =>
  settings[kind] ?? NOTIFICATION_DEFAULTS[kind]
