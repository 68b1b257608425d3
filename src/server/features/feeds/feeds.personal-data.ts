import { ofCompany, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

const ofFeed = [{ column: 'source_id', of: 'feed_source' }]

export const feedPersonalData: PersonalData = {
  feed_source: {
    links: ofCompany,
    purpose: 'reading vacancies from the company’s own files',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id company_id kind name address publishes_alone confirmed_at etag last_modified read_at due_at failures failure
      created_at updated_at`,
  },
  feed_item: {
    links: ofFeed,
    purpose: 'knowing which vacancy a row of a feed became',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'source_id external_id vacancy_id content_hash listed',
  },
  feed_report: {
    links: ofFeed,
    purpose: 'showing what a reading of a feed comes to',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id source_id status read_by confirmed_by items counts plan_hash created_at confirmed_at',
  },
  feed_report_row: {
    links: [{ column: 'report_id', of: 'feed_report' }],
    purpose: 'showing it row by row',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `report_id position external_id title outcome reasons notes changes duplicate_of vacancy_id content_hash facts`,
  },
}
