import { DAY, HOUR, MINUTE, SECOND } from '#src/domain/time.ts'
import { CHANGES_HELD_FOR } from '../inbox/inbox.ts'
import type { ErrorCode } from './errors.ts'

/** How often something may be done: `free` times in a `window`, then after a `delay` that doubles up to `delayLimit`; times in ms. */
export type Limit = { window: number; free: number; delay: number; delayLimit: number; refusal?: ErrorCode }

/**
 * Ships, agencies and carriers share addresses: limits per address are wide, those per account narrow. Only failures count, but for
 * new accounts, each of which costs a hash and sends a mail to an address that no one has confirmed, for the crew list, of which
 * a person reads some pages and a program all, for messages to companies and reports, which people have to read, for feeds, each
 * reading of which costs time, and for challenges, each of which is a row. `write-…` count whatever is written where nothing
 * narrower is named: people do not come near them.
 */
export const LIMITS = {
  'sign-in-account': { window: 15 * MINUTE, free: 10, delay: 2 * SECOND, delayLimit: 15 * MINUTE },
  'sign-in-address': { window: HOUR, free: 100, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'registration-address': { window: HOUR, free: 30, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'new-account-address': { window: HOUR, free: 200, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'hasty-address': { window: HOUR, free: 40, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Mails that anyone can have sent to an address, known to us or not: three, then one after an hour, two hours and so on.
  'mail-recipient': { window: DAY, free: 3, delay: HOUR, delayLimit: 12 * HOUR, refusal: 'too-many-mails' },
  // An address that is registered again and again is welcomed once a day.
  'welcome-recipient': { window: DAY, free: 1, delay: DAY, delayLimit: DAY },
  'notice-recipient': { window: DAY, free: 3, delay: DAY, delayLimit: DAY },
  'change-recipient': { window: DAY, free: 10, delay: DAY, delayLimit: DAY },
  // Seafarers ask a company about their contracts; what is not notified by mail is on its page.
  'question-recipient': { window: DAY, free: 3, delay: DAY, delayLimit: DAY },
  'question-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  'mail-address': { window: HOUR, free: 60, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  'link-address': { window: HOUR, free: 60, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'email-change-account': { window: DAY, free: 5, delay: HOUR, delayLimit: 12 * HOUR },
  'social-address': { window: HOUR, free: 100, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'report-account': { window: DAY, free: 20, delay: MINUTE, delayLimit: HOUR },
  'report-address': { window: HOUR, free: 30, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  // Pages of the list; profiles count as people, below.
  'crew-address': { window: HOUR, free: 300, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  'crew-account': { window: DAY, free: 500, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  // Someone who recruits goes back to the list after every profile.
  'crew-member': { window: DAY, free: 3000, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  // What pages tell of having been on a screen.
  'view-address': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'view-account': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'passkey-address': { window: HOUR, free: 600, delay: SECOND, delayLimit: 10 * MINUTE },
  'passkey-account': { window: HOUR, free: 40, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'feed-company': { window: HOUR, free: 30, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  // Someone who fills in a CV may save it every few seconds.
  'cv-account': { window: HOUR, free: 900, delay: 2 * SECOND, delayLimit: 30 * SECOND },
  // A vacancy that saves itself while someone types.
  'draft-account': { window: HOUR, free: 900, delay: 2 * SECOND, delayLimit: 30 * SECOND },
  'write-account': { window: HOUR, free: 300, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'write-address': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // A file of ten megabytes at most each time.
  'file-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  // All papers of a thick folder in one evening.
  'scan-account': { window: DAY, free: 150, delay: MINUTE, delayLimit: HOUR },
  'export-account': { window: DAY, free: 3, delay: 8 * HOUR, delayLimit: 8 * HOUR },
  // Closing an account ends its sessions, and sends a mail that no cap may hold back: minds are changed five times a day.
  'erasure-account': { window: DAY, free: 5, delay: HOUR, delayLimit: 12 * HOUR },
  // Each is unpacked and read part by part.
  'form-company': { window: HOUR, free: 20, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  // Each reads up to five thousand rows.
  'list-file-account': { window: HOUR, free: 30, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  'cv-file-account': { window: HOUR, free: 60, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Of a link to a CV: wrong addresses, wrong PINs, and what its page tells of having been seen.
  'share-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  'share-address': { window: HOUR, free: 120, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'share-pin': { window: DAY, free: 10, delay: 15 * MINUTE, delayLimit: 12 * HOUR },
  'share-pin-address': { window: HOUR, free: 60, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  'share-view-address': { window: HOUR, free: 300, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Wrong addresses of links to one act.
  'act-address': { window: HOUR, free: 120, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'invite-company': { window: DAY, free: 30, delay: HOUR, delayLimit: 12 * HOUR },
  // Mails to people who are not here yet: few a day, and wide enough for a crew behind one network.
  'friend-account': { window: DAY, free: 5, delay: 4 * HOUR, delayLimit: 24 * HOUR, refusal: 'too-many-mails' },
  'friend-address': { window: DAY, free: 40, delay: HOUR, delayLimit: 12 * HOUR, refusal: 'too-many-mails' },
  // Messages between seafarers and companies; a recruiter who answers a whole morning does not come near it.
  'inbox-account': { window: HOUR, free: 240, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Threads that are begun: each comes uncalled for.
  'inbox-first-account': { window: DAY, free: 40, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  // Every few seconds while someone reads and types.
  'inbox-marks-account': { window: HOUR, free: 3600, delay: SECOND, delayLimit: 30 * SECOND },
  // A page without a socket asks again every 25 seconds, and after each change; several may be open.
  'inbox-changes-account': { window: HOUR, free: 3600, delay: SECOND, delayLimit: 30 * SECOND },
  // Requests that are held at a time, each of which looks at the database all the while: one that ends counts no more.
  'inbox-held-account': {
    window: CHANGES_HELD_FOR + 10 * SECOND,
    free: 20,
    delay: 5 * SECOND,
    delayLimit: 30 * SECOND,
  },
  // Each step opens up to 2,500 messages.
  'inbox-search-account': { window: HOUR, free: 400, delay: 2 * SECOND, delayLimit: 5 * MINUTE },
  'attachment-account': { window: DAY, free: 100, delay: MINUTE, delayLimit: HOUR },
  'picture-address': { window: HOUR, free: 600, delay: SECOND, delayLimit: 10 * MINUTE },
  'picture-everybody': { window: MINUTE, free: 600, delay: SECOND, delayLimit: 10 * SECOND },
} as const satisfies Record<string, Limit>

/** How many different ones may be looked at in a `window`, in ms: the same one again costs nothing. */
export type DistinctLimit = { window: number; distinct: number; refusal: ErrorCode }

const people = (distinct: number): DistinctLimit => ({ window: DAY, distinct, refusal: 'too-many-people' })

/** Seafarers whose profile or application is opened in a day: by network, by account, and by company for all its members. */
export const DISTINCT_LIMITS = {
  'people-address': people(200),
  'people-account': people(200),
  // A licence that no one checked yet: enough to read applications, too little to copy a list.
  'people-new-company': people(400),
  'people-company': people(2000),
  // Accounts of one network or browser that walk through the list together.
  'people-together': people(200),
} as const satisfies Record<string, DistinctLimit>

export type PaceName = keyof typeof LIMITS
export type DistinctName = keyof typeof DISTINCT_LIMITS
export type LimitName = PaceName | DistinctName
