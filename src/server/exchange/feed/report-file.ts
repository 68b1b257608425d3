import type { FeedQuery } from '#src/contract/feed/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ReportLine } from './feed.tables.ts'
import { findReportRowsAfter, findReports } from './feed-reports.repository.ts'
import { getSource } from './feed-sources.usecases.ts'

const COLUMNS: readonly FileColumn<ReportLine>[] = [
  ['feed.column.row', ({ position }) => position],
  ['list.name', ({ title }) => title],
  ['list.reference', ({ externalId }) => externalId],
  ['feed.column.result', ({ outcome }, { t }) => t(`feed.row-outcome.${outcome}`)],
  ['feed.row.help', ({ reasons }, { t }) => reasons.map((reason) => t(`feed.reason.${reason}`)).join(' ')],
  ['company.column.vacancy', ({ facts }, { intl }) => facts?.rank && rankName(intl, facts.rank)],
  ['company.column.joins', ({ facts }) => facts?.join_from && `${facts.join_from} – ${facts.join_to}`],
]

/** Rows of the newest report of a company's source. */
export async function reportFile(services: Needs<'db'>, companyId: string, sourceId: string, query: FeedQuery) {
  const { db } = services
  const source = await getSource(services, companyId, sourceId)
  const [latest] = await findReports(db, source.id)
  const read: ReadStep<ReportLine> = async (after, limit) =>
    latest ? findReportRowsAfter(db, latest.id, { outcome: query.outcome, after: after?.position ?? 0, limit }) : []
  return { name: 'feed', columns: COLUMNS, read }
}
