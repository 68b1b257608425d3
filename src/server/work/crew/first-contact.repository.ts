import { type SQL, sql } from 'drizzle-orm'
import type { FirstWriters } from '#src/domain/privacy/first-words.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { isListedFor } from './listed.ts'

/** The two sides, and how the organisation knows the seafarer: by an application, or as a card. */
export type Pair = { seamanId: string; organisationId: string; toCard: boolean }

type Sides = Pick<Pair, 'seamanId' | 'organisationId'>

const ofCompany = ({ organisationId }: Sides, condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM organisation c WHERE c.id = ${organisationId} AND c.kind = 'company' AND ${condition})`

const bySeaman = (pair: Pair): SQL => ofCompany(pair, sql.raw(IS_LISTED))

/** Whether the seafarer `k` accepts first messages of these kinds of companies (`mayWriteFirst` of the contract). */
const takes = (...writers: FirstWriters[]): SQL =>
  sql.raw(`EXISTS (SELECT 1 FROM seaman s WHERE s.id = k.seaman_id AND s.writes_first IN ('${writers.join("', '")}'))`)

/** A checked company that sees the card, and the seafarer allows one of these. */
const toCard = (pair: Sides, ...writers: FirstWriters[]): SQL =>
  sql`${ofCompany(pair, sql`c.verified = 1`)} AND EXISTS (SELECT 1 FROM crew_card k
    WHERE k.seaman_id = ${pair.seamanId} AND ${sql.raw(isListedFor('k', true))} AND ${takes(...writers)})`

/** An applicant accepts a first message also of an unchecked company, unless they accept none. A suspended company sends none. */
const toApplicant = ({ seamanId, organisationId }: Pair): SQL =>
  sql`EXISTS (SELECT 1 FROM application k JOIN vacancy v ON v.id = k.vacancy_id
    WHERE k.seaman_id = ${seamanId} AND v.company_id = ${organisationId} AND NOT ${sql.raw(isSuspended('v.company_id'))}
      AND ${takes('applied', 'verified')})`

const writesFirst = (by: 'seaman' | 'company', pair: Pair): SQL => {
  if (by === 'seaman') return bySeaman(pair)
  return pair.toCard ? toCard(pair, 'verified') : toApplicant(pair)
}

/** Neither side blocked the other: a seafarer blocks an organisation, an organisation a person or a card. */
export const isOpen = ({ seamanId, organisationId, toCard: asCard }: Pair): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM inbox_block b WHERE b.seaman_id = ${seamanId} AND b.organisation_id = ${organisationId}
    AND (b.side = 'seaman' OR b.to_card = ${asCard ? 1 : 0}))`

/** Both accounts are active. */
export const areActive = ({ seamanId, organisationId }: Sides): SQL =>
  sql`(EXISTS (SELECT 1 FROM organisation o WHERE o.id = ${organisationId} AND ${sql.raw(isActiveOrganisation('o.id'))})
    AND EXISTS (SELECT 1 FROM seaman s WHERE s.id = ${seamanId} AND ${sql.raw(isActive('s.account_id'))}))`

/**
 * The rule of first messages, in one place: seafarers may write to every public company, checked companies to seafarers who are visible to
 * them and allow it, others only to applicants who allow it. Answers to an act of the seafarer (a moved application, a confirmed voyage, a
 * message in an existing thread) do not need it.
 */
export const mayWriteFirst = (by: 'seaman' | 'company', pair: Pair): SQL =>
  sql`(${writesFirst(by, pair)} AND ${isOpen(pair)} AND ${areActive(pair)})`

/** Whether a company may invite a seafarer: it is checked, sees the card, is not blocked, and the seafarer accepts first messages. */
export const mayInvite = (sides: Sides): SQL =>
  sql`(${toCard(sides, 'applied', 'verified')} AND ${isOpen({ ...sides, toCard: true })} AND ${areActive(sides)})`

/** Condition of queries: the seafarer has blocked the organisation. @param seamanId, organisationId the columns of the query */
export const isBlockedBySeaman = (seamanId: string, organisationId: string): string =>
  `EXISTS (SELECT 1 FROM inbox_block b WHERE b.seaman_id = ${seamanId} AND b.organisation_id = ${organisationId} AND b.side = 'seaman')`
