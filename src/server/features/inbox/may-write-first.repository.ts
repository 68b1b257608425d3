import { type SQL, sql } from 'drizzle-orm'
import type { FirstWriters } from '#src/contract/privacy/first-words.ts'
import { IS_LISTED } from '../companies/listed-companies.ts'
import { isListedFor } from '../crew/listed.ts'
import { isStaying } from '../seamen/staying-seamen.ts'

/** Between whom, and as what the company knows the seafarer: by an application, or as a card of the crew list. */
export type Pair = { seamanId: string; companyId: string; toCard: boolean }

const ofCompany = ({ companyId }: Pair, condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM company c WHERE c.id = ${companyId} AND ${condition})`

const bySeaman = (pair: Pair): SQL => ofCompany(pair, sql.raw(IS_LISTED))

const STAYS = sql.raw(isStaying('k.seaman_id'))

/** Whether the seafarer `k` takes first messages of companies of these kinds (`mayWriteFirst` of the contract). */
const takes = (...writers: FirstWriters[]): SQL =>
  sql.raw(`EXISTS (SELECT 1 FROM seaman s WHERE s.id = k.seaman_id AND s.writes_first IN ('${writers.join("', '")}'))`)

/** Whoever is shown to companies whose licence was checked, and allows it, takes first messages of these. */
const toCard = (pair: Pair): SQL =>
  sql`${ofCompany(pair, sql`c.verified = 1`)} AND EXISTS (SELECT 1 FROM crew_card k WHERE k.seaman_id = ${pair.seamanId} AND ${sql.raw(isListedFor('k', true))} AND ${STAYS} AND ${takes('verified')})`

/** Whoever applied takes an answer, also of a company that nobody has checked, but for those who write first themselves. */
const toApplicant = ({ seamanId, companyId }: Pair): SQL =>
  sql`EXISTS (SELECT 1 FROM application k JOIN vacancy v ON v.id = k.vacancy_id
    WHERE k.seaman_id = ${seamanId} AND v.company_id = ${companyId} AND ${STAYS} AND ${takes('applied', 'verified')})`

/**
 * The one place that says who may write to whom uncalled: seafarers to every company that is shown, checked companies to whoever they are shown and who allows it,
 * others only to those who applied to them and do not forbid it. A thread that is there goes on without it.
 */
export const mayWriteFirst = (by: 'seaman' | 'company', pair: Pair): SQL =>
  by === 'seaman' ? bySeaman(pair) : pair.toCard ? toCard(pair) : toApplicant(pair)

/** Neither has blocked the other: a seafarer blocks a company whole, a company a person or a card. */
export const isOpen = ({ seamanId, companyId, toCard: asCard }: Pair): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM inbox_block b WHERE b.seaman_id = ${seamanId} AND b.company_id = ${companyId}
    AND (b.side = 'seaman' OR b.to_card = ${asCard ? 1 : 0}))`

/** Both are there to read: whoever waits to be erased is not. */
export const bothStay = ({ seamanId, companyId }: Pair): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id IN (SELECT account_id FROM seaman WHERE id = ${seamanId}
    UNION SELECT account_id FROM company WHERE id = ${companyId}))`
