import { DESK_ROWS } from '#src/contract/company-desk/company-desk.ts'
import type { Database } from '#src/server/platform/database.ts'
import { DECLINED, type DeclinedRow } from '../invitation/sent-invitations.repository.ts'
import {
  COMPANY,
  type CompanyRow,
  DISPUTES,
  type DisputeRow,
  DRAFTS,
  type DraftRow,
  ENDING,
  type EndingRow,
  FEEDS,
  type FeedRow,
  UNREAD,
  type UnreadRow,
} from './desk-statements.ts'

/** UTC ms: vacancies that end by `until`, invitations declined since. */
type Times = { until: number; declinedSince: number }

/** Returns the rows of the first page in one round trip. */
export async function findDesk({ $client: d1 }: Database, companyId: string, { until, declinedSince }: Times) {
  const found = await d1.batch([
    d1.prepare(COMPANY).bind(companyId),
    d1.prepare(UNREAD).bind(companyId),
    d1.prepare(ENDING).bind(companyId, until),
    d1.prepare(FEEDS).bind(companyId),
    d1.prepare(DISPUTES).bind(companyId),
    d1.prepare(DRAFTS).bind(companyId, companyId),
    d1.prepare(DECLINED).bind(companyId, declinedSince, DESK_ROWS),
  ])
  const rows = <Row>(place: number) => (found[place]?.results ?? []) as Row[]
  return {
    company: rows<CompanyRow>(0)[0],
    unread: rows<UnreadRow>(1),
    ending: rows<EndingRow>(2),
    feeds: rows<FeedRow>(3),
    disputes: rows<DisputeRow>(4),
    drafts: rows<DraftRow>(5),
    declined: rows<DeclinedRow>(6),
  }
}
