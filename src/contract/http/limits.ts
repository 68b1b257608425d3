import { DAY, HOUR, MINUTE, SECOND } from '#src/domain/time.ts'
import { CHANGES_HELD_FOR } from '../inbox/inbox.ts'
import type { ErrorCode } from './errors.ts'

/** A rate limit: `free` times per `window`, then after a `delay` that doubles up to `delayLimit`; times in ms. */
export type Limit = { window: number; free: number; delay: number; delayLimit: number; refusal?: ErrorCode }

/**
 * Ships, agencies and carriers share addresses, so limits per address are wide and those per account narrow. Only failures count, except for:
 * new accounts (each costs a hash and a mail to an unconfirmed address), the crew list (a person reads some pages, a program all), messages to
 * companies and reports (people must read them), feeds (reading takes time) and challenges (each is a row). `write-…` counts all writes
 * without a narrower limit; people do not reach it.
 */
export const LIMITS = {
  'sign-in-account': { window: 15 * MINUTE, free: 10, delay: 2 * SECOND, delayLimit: 15 * MINUTE },
  'sign-in-address': { window: HOUR, free: 100, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'registration-address': { window: HOUR, free: 30, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'new-account-address': { window: HOUR, free: 200, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'hasty-address': { window: HOUR, free: 40, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Mails that anyone can cause to any address: three, then one after an hour, two hours and so on.
  'mail-recipient': { window: DAY, free: 3, delay: HOUR, delayLimit: 12 * HOUR, refusal: 'too-many-mails' },
  // An address that is registered repeatedly gets one welcome a day.
  'welcome-recipient': { window: DAY, free: 1, delay: DAY, delayLimit: DAY },
  'notice-recipient': { window: DAY, free: 3, delay: DAY, delayLimit: DAY },
  'change-recipient': { window: DAY, free: 10, delay: DAY, delayLimit: DAY },
  // Questions of seafarers to a company about their contracts; further ones are only shown on its page.
  'question-recipient': { window: DAY, free: 3, delay: DAY, delayLimit: DAY },
  'question-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  'mail-address': { window: HOUR, free: 60, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  'link-address': { window: HOUR, free: 60, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Links to withdraw from an order; a mail is sent only if the order number and the address belong together.
  'withdrawal-address': { window: HOUR, free: 30, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  'withdrawal-recipient': {
    window: DAY,
    free: 10,
    delay: 15 * MINUTE,
    delayLimit: 2 * HOUR,
    refusal: 'too-many-mails',
  },
  'email-change-account': { window: DAY, free: 5, delay: HOUR, delayLimit: 12 * HOUR },
  'social-address': { window: HOUR, free: 100, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'report-account': { window: DAY, free: 20, delay: MINUTE, delayLimit: HOUR },
  'report-address': { window: HOUR, free: 30, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  // Pages of the list; profiles are counted as people, below.
  'crew-address': { window: HOUR, free: 300, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  'crew-account': { window: DAY, free: 500, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  // A recruiter returns to the list after every profile.
  'crew-member': { window: DAY, free: 3000, delay: 10 * SECOND, delayLimit: 10 * MINUTE, refusal: 'too-many-views' },
  // Reports that a page was on a screen.
  'view-address': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'view-account': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Views of one vacancy from one network and day that count; more are ignored.
  'vacancy-view-address': { window: DAY, free: 20, delay: 12 * HOUR, delayLimit: DAY },
  'passkey-address': { window: HOUR, free: 600, delay: SECOND, delayLimit: 10 * MINUTE },
  'passkey-account': { window: HOUR, free: 40, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'feed-company': { window: HOUR, free: 30, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  // The CV editor may save every few seconds.
  'cv-account': { window: HOUR, free: 900, delay: 2 * SECOND, delayLimit: 30 * SECOND },
  // The vacancy editor saves while someone types.
  'draft-account': { window: HOUR, free: 900, delay: 2 * SECOND, delayLimit: 30 * SECOND },
  'write-account': { window: HOUR, free: 300, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'write-address': { window: HOUR, free: 600, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Each file has up to ten megabytes.
  'file-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  // Enough to scan a thick folder in one evening.
  'scan-account': { window: DAY, free: 150, delay: MINUTE, delayLimit: HOUR },
  'export-account': { window: DAY, free: 3, delay: 8 * HOUR, delayLimit: 8 * HOUR },
  // Closing an account ends its sessions and sends a mail without a daily limit: allowed five times a day.
  'erasure-account': { window: DAY, free: 5, delay: HOUR, delayLimit: 12 * HOUR },
  // Each form is unpacked and read part by part.
  'form-company': { window: HOUR, free: 20, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  // The letter of a mailing, sent to the person who orders it.
  'mailing-letter-account': { window: DAY, free: 3, delay: 4 * HOUR, delayLimit: 24 * HOUR, refusal: 'too-many-mails' },
  // Each file reads up to five thousand rows.
  'list-file-account': { window: HOUR, free: 30, delay: 30 * SECOND, delayLimit: 10 * MINUTE },
  'cv-file-account': { window: HOUR, free: 60, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Links to CVs: wrong addresses, wrong PINs, and reports of views.
  'share-account': { window: DAY, free: 30, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  'share-address': { window: HOUR, free: 120, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'share-pin': { window: DAY, free: 10, delay: 15 * MINUTE, delayLimit: 12 * HOUR },
  'share-pin-address': { window: HOUR, free: 60, delay: 10 * SECOND, delayLimit: 10 * MINUTE },
  'share-view-address': { window: HOUR, free: 300, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // Wrong addresses of links to one act.
  'act-address': { window: HOUR, free: 120, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  'invite-company': { window: DAY, free: 30, delay: HOUR, delayLimit: 12 * HOUR },
  // Mails to people without an account: few per day, but enough for a crew behind one network.
  'friend-account': { window: DAY, free: 5, delay: 4 * HOUR, delayLimit: 24 * HOUR, refusal: 'too-many-mails' },
  'friend-address': { window: DAY, free: 40, delay: HOUR, delayLimit: 12 * HOUR, refusal: 'too-many-mails' },
  // Invitations to a team: a company that starts invites an office, and an address gets few of them.
  'team-company': { window: DAY, free: 30, delay: HOUR, delayLimit: 12 * HOUR, refusal: 'too-many-mails' },
  'team-recipient': { window: DAY, free: 3, delay: 4 * HOUR, delayLimit: 24 * HOUR, refusal: 'too-many-mails' },
  // Addresses for mailings: their readers are asked by mail, and a company has up to five.
  'mailing-address-company': {
    window: DAY,
    free: 10,
    delay: 2 * HOUR,
    delayLimit: 12 * HOUR,
    refusal: 'too-many-mails',
  },
  'mailing-address-recipient': { window: DAY, free: 3, delay: 6 * HOUR, delayLimit: DAY, refusal: 'too-many-mails' },
  // Dry runs of rules while someone types; each reads up to five thousand mailings.
  'mailing-count-account': { window: HOUR, free: 600, delay: SECOND, delayLimit: 5 * MINUTE },
  // Messages between seafarers and companies; a recruiter who answers all morning does not reach it.
  'inbox-account': { window: HOUR, free: 240, delay: 5 * SECOND, delayLimit: 10 * MINUTE },
  // New threads: each is unsolicited.
  'inbox-first-account': { window: DAY, free: 40, delay: 5 * MINUTE, delayLimit: 2 * HOUR },
  // Every few seconds while someone reads and types.
  'inbox-marks-account': { window: HOUR, free: 3600, delay: SECOND, delayLimit: 30 * SECOND },
  // A page without a socket polls every 25 seconds and after each change; several may be open.
  'inbox-changes-account': { window: HOUR, free: 3600, delay: SECOND, delayLimit: 30 * SECOND },
  // Concurrent held requests, each of which polls the database; ended ones are not counted.
  'inbox-held-account': {
    window: CHANGES_HELD_FOR + 10 * SECOND,
    free: 20,
    delay: 5 * SECOND,
    delayLimit: 30 * SECOND,
  },
  // Each step opens up to 2,500 messages.
  'inbox-search-account': { window: HOUR, free: 400, delay: 2 * SECOND, delayLimit: 5 * MINUTE },
  // The command palette searches while someone types, and every word is compared with all rows of the person.
  'find-account': { window: HOUR, free: 900, delay: SECOND, delayLimit: 5 * MINUTE },
  'attachment-account': { window: DAY, free: 100, delay: MINUTE, delayLimit: HOUR },
  'picture-address': { window: HOUR, free: 600, delay: SECOND, delayLimit: 10 * MINUTE },
  'picture-everybody': { window: MINUTE, free: 600, delay: SECOND, delayLimit: 10 * SECOND },
} as const satisfies Record<string, Limit>

/** A limit of different subjects viewed per `window` (ms): repeated views are free. */
export type DistinctLimit = { window: number; distinct: number; refusal: ErrorCode }

const people = (distinct: number): DistinctLimit => ({ window: DAY, distinct, refusal: 'too-many-people' })

/** Seafarers whose profile or application is opened in a day: by network, by account, and by company for all its members. */
export const DISTINCT_LIMITS = {
  'people-address': people(200),
  'people-account': people(200),
  // For a company without a checked licence: enough to read applications, too little to copy a list.
  'people-new-company': people(400),
  'people-company': people(2000),
  // Accounts of one network or browser that go through the list as a group.
  'people-together': people(200),
} as const satisfies Record<string, DistinctLimit>

export type PaceName = keyof typeof LIMITS
export type DistinctName = keyof typeof DISTINCT_LIMITS
export type LimitName = PaceName | DistinctName
