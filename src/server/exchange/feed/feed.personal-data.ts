import { z } from 'zod'
import { feedReportSchema, feedRowSchema } from '#src/contract/feed/schemas.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { FACTS, type VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import { feedItemTable, feedReportRowTable, feedReportTable, feedSourceTable } from './feed.tables.ts'

const ofFeed = [{ column: 'source_id', of: 'feed_source' }] as const

const { reasons, notes, changes } = feedRowSchema.shape
/** Published data, by column name. */
const facts = z.object(Object.fromEntries(FACTS.names.map((name) => [name, z.unknown()])))

export const feedPersonalData: PersonalData = {
  ...describeData(feedSourceTable, {
    links: ofCompany,
    purpose: 'importing vacancies from the company’s files',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(feedItemTable, {
    links: ofFeed,
    purpose: 'linking each row of a feed to its vacancy',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(feedReportTable, {
    links: ofFeed,
    purpose: 'showing the result of reading a feed',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { counts: feedReportSchema.shape.counts },
  }),
  ...describeData(feedReportRowTable, {
    links: [{ column: 'report_id', of: 'feed_report' }],
    purpose: 'showing the report of a feed row by row',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { reasons, notes, changes, facts: facts as unknown as z.ZodType<VacancyFacts> },
  }),
}
