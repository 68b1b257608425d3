import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { LetterAnswer, LetterReason, LetterState, Settled } from '#src/domain/mailing/letter-states.ts'
import type { MailingChoice, MailingReach } from '#src/domain/mailing/mailing-choice.ts'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import type { LetterFrequency, MailingFrequency } from '#src/domain/mailing/mailing-rule.ts'
import type { SoldMailing } from '#src/domain/mailing/mailings.ts'
import type { EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'

/** Which CVs an organisation receives by mailings, and how often; an empty list, zero and null have no limit. */
export const mailingRuleTable = sqliteTable('mailing_rule', {
  organisationId: text('organisation_id').primaryKey(),
  fleets: text('fleets', { mode: 'json' }).$type<FleetType[]>().notNull().default([]),
  vesselTypes: text('vessel_types', { mode: 'json' }).$type<string[]>().notNull().default([]),
  ranks: text('ranks', { mode: 'json' }).$type<string[]>().notNull().default([]),
  frequency: text('frequency').$type<MailingFrequency>().notNull(),
  updatedAt: integer('updated_at').notNull(),
  monthsInRank: integer('months_in_rank').notNull().default(0),
  monthsOnTypes: integer('months_on_types').notNull().default(0),
  english: text('english').$type<EnglishLevel>(),
  nationalities: text('nationalities', { mode: 'json' }).$type<string[]>().notNull().default([]),
  papersValid: integer('papers_valid').notNull().default(0),
  /** Of the letters. */
  language: text('language').$type<LocaleCode>().notNull().default('en'),
  ownForm: integer('own_form', { mode: 'boolean' }).notNull().default(false),
  /** Whether reports to seafarers name the agency. */
  named: integer('named', { mode: 'boolean' }).notNull().default(true),
  pausedUntil: integer('paused_until'),
  version: integer('version').notNull().default(1),
})

/** Addresses to which letters are sent, once their reader has confirmed them. */
export const mailingAddressTable = sqliteTable('mailing_address', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  address: text('address').notNull(),
  askedAt: integer('asked_at').notNull(),
  confirmedAt: integer('confirmed_at'),
  stoppedAt: integer('stopped_at'),
})

/** A seafarer's order to send the CV to agencies once. */
export const mailingTable = sqliteTable('mailing', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  slug: text('slug').$type<SoldMailing['slug']>().notNull(),
  choice: text('choice', { mode: 'json' }).$type<MailingChoice>().notNull(),
  /** As of the order. */
  reach: text('reach', { mode: 'json' }).$type<MailingReach>().notNull(),
  /** What the letters say, as of the order. */
  facts: text('facts', { mode: 'json' }).$type<MailingFacts>().notNull(),
  /** Null if the quota covers all letters. */
  orderId: text('order_id'),
  /** YYYY-MM */
  quotaMonth: text('quota_month'),
  quotaLetters: integer('quota_letters').notNull().default(0),
  /** Letters of the quota, with those that lapse. */
  quotaUsed: integer('quota_used').notNull().default(0),
  /** When the seafarer agreed that the CV is sent to the countries. */
  consentedAt: integer('consented_at').notNull(),
  createdAt: integer('created_at').notNull(),
  stoppedAt: integer('stopped_at'),
  endedAt: integer('ended_at'),
})

/** One agency of a mailing. */
export const mailingRecipientTable = sqliteTable(
  'mailing_recipient',
  {
    mailingId: text('mailing_id').notNull(),
    organisationId: text('organisation_id').notNull(),
    position: integer('position').notNull(),
    funds: text('funds').$type<'quota' | 'paid'>().notNull(),
    /** The line of the order that pays for it. */
    line: integer('line').notNull().default(0),
    state: text('state').$type<LetterState>().notNull().default('queued'),
    settled: text('settled').$type<Settled>().notNull().default('held'),
    reason: text('reason').$type<LetterReason>(),
    frequency: text('frequency').$type<LetterFrequency>().notNull(),
    /** When the agency's next delivery is due. */
    dueAt: integer('due_at').notNull(),
    /** When it is tried next. */
    nextAt: integer('next_at').notNull(),
    settleAt: integer('settle_at').notNull(),
    /** Several rows share the letter of a digest. */
    letterId: text('letter_id'),
    language: text('language').$type<LocaleCode>(),
    claimedAt: integer('claimed_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: integer('sent_at'),
    deliveredAt: integer('delivered_at'),
    settledAt: integer('settled_at'),
    /** The id of the review page is derived from the row. */
    reviewHash: text('review_hash').notNull(),
    reviewUntil: integer('review_until').notNull(),
    revokedAt: integer('revoked_at'),
    openedAt: integer('opened_at'),
    /** A keyed digest of the browser that opened it first. */
    openedHash: text('opened_hash'),
    forwardedAt: integer('forwarded_at'),
    answer: text('answer').$type<LetterAnswer>(),
    answeredAt: integer('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.mailingId, table.organisationId] })],
)

export type MailingRow = typeof mailingTable.$inferSelect
export type RecipientRow = typeof mailingRecipientTable.$inferSelect
