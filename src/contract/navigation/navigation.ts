/** Entries of the own navigation beside which a count is shown. */
export const WAITING_NAMES = [
  // A company's: applications that nobody has read, contracts to confirm, declined invitations, a licence that needs action.
  'applications',
  'voyages',
  'declined',
  'licence',
  /** Unread messages of a company or a seafarer. */
  'inbox',
  /** A seafarer's invitations without an answer. */
  'invitations',
  /** Unread messages about services that a seafarer ordered; of admins, forms that nobody fills in yet. */
  'services',
  // The queues of admins.
  'moderation',
  'reports',
  'companies',
  'verifications',
  /** Recoveries of companies that another admin proposed. */
  'recoveries',
] as const

export type WaitingName = (typeof WAITING_NAMES)[number]

/** How much waits, by entry. An entry without a count has nothing that waits, or is not for the caller. */
export type Waiting = Partial<Record<WaitingName, number>>

/** Counts are exact up to this number; a greater one is one more. Unread messages are always exact. */
export const MAX_WAITING = 99

/** What the command palette finds, in the order in which it is shown. */
export const FOUND_KINDS = ['vacancies', 'applicants', 'conversations', 'ships', 'companies', 'accounts'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** A shorter query finds nothing: it would match too much. */
export const MIN_FIND = 2

/** Results of each kind. */
export const MAX_FOUND = 8
