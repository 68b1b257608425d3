/** Who the two sides of a thread are. */
export const INBOX_SIDES = ['seaman', 'company'] as const
export type InboxSide = (typeof INBOX_SIDES)[number]

/** Whom a first message may go to: a company by its id, a card of the crew list by its public id, or anyone who sent an application. */
export const RECIPIENT_KINDS = ['company', 'seaman', 'application'] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]

export const THREADS_PAGE = 30
export const MESSAGES_PAGE = 50
/** Messages that one step of a search opens; the next one continues where it ended. */
export const SEARCHED_AT_ONCE = 2500
export const FOUND_PAGE = 30

export const MAX_MESSAGE_FILES = 5

/** Code points of the last message that a list of threads shows. */
export const MAX_PREVIEW = 140

/** Milliseconds for which someone counts as typing, and after which a page says so again. */
export const TYPING_FOR = 6000
export const TYPING_EVERY = 4000

/** Milliseconds for which a request for changes is held while there are none. */
export const CHANGES_HELD_FOR = 25_000
/** Where: anyone who passes it on waits for longer than that. */
export const CHANGES_PATH = '/server/inbox/changes'

/** How often an account that is away is notified by mail of what it has not read. */
export const DIGESTS = ['hour', 'day'] as const
export type Digest = (typeof DIGESTS)[number]

/** The page of a thread, without locale prefix. */
export const threadPath = (side: InboxSide, threadId: string): string => `/${side}/inbox?thread=${threadId}`
