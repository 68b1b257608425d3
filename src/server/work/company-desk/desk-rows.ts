import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import type { DeclinedRow } from '../invitation/sent-invitations.repository.ts'
import { toPort } from '../vacancy/vacancy-card.ts'
import type { DisputeRow, DraftRow, EndingRow, FeedRow, UnreadRow } from './desk-statements.ts'
import { readTyped } from './own-vacancies.usecases.ts'

type ItemOf<Kind extends keyof CompanyDesk> = CompanyDesk[Kind] extends { items: (infer Item)[] } ? Item : never

/** The number of all rows is in every row. */
export const listRows = <Row extends { total: number }, Item>(rows: Row[], toItem: (row: Row) => Item) => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(toItem),
})

const toVacancy = (row: Pick<UnreadRow, 'id' | 'rank' | 'vessel_type' | 'vessel_name'>) => ({
  id: row.id,
  rank: row.rank,
  vesselType: row.vessel_type,
  vesselName: row.vessel_name,
})

export const toUnread = (row: UnreadRow): ItemOf<'applications'> => ({
  ...toVacancy(row),
  count: row.count,
  since: row.since,
  best: row.best === null ? null : JSON.parse(row.best),
  joinFrom: row.join_from,
  joinTo: row.join_to,
  port: toPort(row),
})

export const toEnding = (row: EndingRow): ItemOf<'ending'> => ({
  ...toVacancy(row),
  expiresAt: row.expires_at,
  applications: row.applications,
  shortlisted: row.shortlisted,
})

export const toFeed = ({ id, name, failure, at }: FeedRow): ItemOf<'feeds'> => ({ id, name, failure, at })

export const toDispute = (row: DisputeRow): ItemOf<'disputes'> => ({
  vacancyId: row.vacancy_id,
  applicationId: row.application_id,
  name: `${row.firstname} ${row.surname}`,
  line: row.line,
  rank: row.vacancy_rank,
  at: row.created_at,
})

export const toDeclined = (row: DeclinedRow): ItemOf<'declined'> => ({
  id: row.id,
  seafarer: row.card_public_id ? { id: row.card_public_id, name: row.card_masked_name, rank: row.card_rank } : null,
  rank: row.rank,
  vesselType: row.vessel_type,
  at: row.declined_at,
})

const toAuthor = ({ actor_id, actor }: DraftRow, accountId: string): ItemOf<'drafts'>['author'] =>
  actor === null ? null : { email: actor, isSelf: actor_id === accountId }

/** @param today decides which typed dates are read */
export const toDraft =
  (today: string, accountId: string) =>
  (row: DraftRow): ItemOf<'drafts'> => {
    const { draft_id: id, at: updatedAt, draft_document: document } = row
    const shared = { id, updatedAt, author: toAuthor(row, accountId) }
    if (row.id === null && document !== null) {
      const { rank, vesselType } = readTyped(document, today)
      return { ...shared, rank, vesselType, vesselName: null, kind: 'new' }
    }
    const { rank, vessel_type: vesselType, vessel_name: vesselName } = row
    return { ...shared, rank, vesselType, vesselName, kind: document === null ? 'refused' : 'change' }
  }
