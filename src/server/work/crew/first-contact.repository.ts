import { type SQL, sql } from 'drizzle-orm'
import type { FirstWriters } from '#src/domain/privacy/first-words.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { isListedFor } from './listed.ts'

/** Between whom, and as what the organisation knows the seafarer: by an application, or as a card of the crew list. */
export type Pair = { seamanId: string; organisationId: string; toCard: boolean }

type Sides = Pick<Pair, 'seamanId' | 'organisationId'>

const ofCompany = ({ organisationId }: Sides, condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM organisation c WHERE c.id = ${organisationId} AND c.kind = 'company' AND ${condition})`

const bySeaman = (pair: Pair): SQL => ofCompany(pair, sql.raw(IS_LISTED))

/** Whether the seafarer `k` takes first messages of companies of these kinds (`mayWriteFirst` of the contract). */
const takes = (...writers: FirstWriters[]): SQL =>
  sql.raw(`EXISTS (SELECT 1 FROM seaman s WHERE s.id = k.seaman_id AND s.writes_first IN ('${writers.join("', '")}'))`)

/** A company whose licence was checked sees the card, and the seafarer allows one of these. */
const toCard = (pair: Sides, ...writers: FirstWriters[]): SQL =>
  sql`${ofCompany(pair, sql`c.verified = 1`)} AND EXISTS (SELECT 1 FROM crew_card k
    WHERE k.seaman_id = ${pair.seamanId} AND ${sql.raw(isListedFor('k', true))} AND ${takes(...writers)})`

/** Anyone who applied takes a first message, also of a company that no one has checked, unless they let no one write first. */
const toApplicant = ({ seamanId, organisationId }: Pair): SQL =>
  sql`EXISTS (SELECT 1 FROM application k JOIN vacancy v ON v.id = k.vacancy_id
    WHERE k.seaman_id = ${seamanId} AND v.company_id = ${organisationId} AND ${takes('applied', 'verified')})`

const writesFirst = (by: 'seaman' | 'company', pair: Pair): SQL => {
  if (by === 'seaman') return bySeaman(pair)
  return pair.toCard ? toCard(pair, 'verified') : toApplicant(pair)
}

/** Neither has blocked the other: a seafarer blocks an organisation whole, an organisation a person or a card. */
export const isOpen = ({ seamanId, organisationId, toCard: asCard }: Pair): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM inbox_block b WHERE b.seaman_id = ${seamanId} AND b.organisation_id = ${organisationId}
    AND (b.side = 'seaman' OR b.to_card = ${asCard ? 1 : 0}))`

/** The accounts of both are active. */
export const areActive = ({ seamanId, organisationId }: Sides): SQL =>
  sql`(EXISTS (SELECT 1 FROM organisation o WHERE o.id = ${organisationId} AND ${sql.raw(isActiveOrganisation('o.id'))})
    AND EXISTS (SELECT 1 FROM seaman s WHERE s.id = ${seamanId} AND ${sql.raw(isActive('s.account_id'))}))`

/**
 * The one place that says who may write to whom first: seafarers to every company that is shown, checked companies to whom they are shown and who
 * allows it, others only to those who applied to them and allow it. What answers an act of the seafarer (an application that is moved, a voyage that is confirmed, a message in a
 * thread that exists) does not ask it.
 */
export const mayWriteFirst = (by: 'seaman' | 'company', pair: Pair): SQL =>
  sql`(${writesFirst(by, pair)} AND ${isOpen(pair)} AND ${areActive(pair)})`

/** Whether a company may invite a seafarer: it is checked, sees the card, and the seafarer neither blocked it nor lets no one write first. */
export const mayInvite = (sides: Sides): SQL =>
  sql`(${toCard(sides, 'applied', 'verified')} AND ${isOpen({ ...sides, toCard: true })} AND ${areActive(sides)})`

/** Condition of queries: the seafarer has blocked the organisation. @param seamanId, organisationId the columns of the query */
export const isBlockedBySeaman = (seamanId: string, organisationId: string): string =>
  `EXISTS (SELECT 1 FROM inbox_block b WHERE b.seaman_id = ${seamanId} AND b.organisation_id = ${organisationId} AND b.side = 'seaman')`
