/** The two sides of a thread. */
export const INBOX_SIDES = ['seaman', 'company'] as const
export type InboxSide = (typeof INBOX_SIDES)[number]

/** Recipients of a first message: a company by id, a card by public id, or an applicant. */
export const RECIPIENT_KINDS = ['company', 'seaman', 'application'] as const

export const THREADS_PAGE = 30
export const MESSAGES_PAGE = 50
/** Messages decrypted in one step of a search; the next one continues. */
export const SEARCHED_AT_ONCE = 2500
export const FOUND_PAGE = 30

export const MAX_MESSAGE_FILES = 5

/** Length of the preview of the last message, in code points. */
export const MAX_PREVIEW = 140

/** How long someone counts as typing, and when a page repeats it, ms. */
export const TYPING_FOR = 6000
export const TYPING_EVERY = 4000

/** How long a request for changes is held, ms. */
export const CHANGES_HELD_FOR = 25_000
/** Its proxies wait longer than that. */
export const CHANGES_PATH = '/server/inbox/changes'

/** How often mail reports unread messages to absent people. */
export const DIGESTS = ['hour', 'day'] as const
export type Digest = (typeof DIGESTS)[number]

/** The page of a thread, without locale prefix. */
export const threadPath = (side: InboxSide, threadId: string): string => `/${side}/inbox?thread=${threadId}`
