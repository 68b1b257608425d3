import { DECLINED_DAYS, DESK_ROWS, ENDING_DAYS } from '#src/contract/company-desk/company-desk.ts'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import type { InboxList } from '#src/contract/inbox/schemas.ts'
import type { AskedVoyages } from '#src/contract/verification/voyage-schemas.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { listAskedVoyages } from '#src/server/people/verification/voyages.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { partyOf } from '../inbox/party.ts'
import { listThreads } from '../inbox/read-inbox.usecases.ts'
import { findDesk } from './desk.repository.ts'
import { listRows, toDeclined, toDispute, toDraft, toEnding, toFeed, toUnread } from './desk-rows.ts'
import type { CompanyRow } from './desk-statements.ts'

const toCompany = (row: CompanyRow): CompanyDesk['company'] => ({
  name: row.name,
  state: row.suspended === 1 ? 'suspended' : row.verified === 1 ? 'verified' : row.check_state,
  licenceNumber: row.licence_number,
  licenceExpires: row.licence_expires,
})

const toMessages = ({ items, unread }: InboxList): CompanyDesk['messages'] => ({
  total: unread.messages,
  items: items.map(({ id, other: { name, rank }, last: { preview, files, sentAt } }) => ({
    ...{ id, name, rank, preview, files, sentAt },
  })),
})

const toVoyages = ({ items, total }: AskedVoyages): CompanyDesk['voyages'] => ({
  total,
  items: items.map(({ facts: _facts, isChanged: _isChanged, ...voyage }) => voyage),
})

/** Returns everything that needs the attention of a company, by kind. */
export async function readDesk(
  services: Needs<'db' | 'clock' | 'keys' | 'cvs'>,
  session: Session,
): Promise<CompanyDesk> {
  const now = services.clock()
  const times = { until: now + ENDING_DAYS * DAY, declinedSince: now - DECLINED_DAYS * DAY }
  const [found, threads, voyages] = await Promise.all([
    findDesk(services.db, companyOf(session), times),
    listThreads(services, partyOf(session), { unread: 'yes', limit: DESK_ROWS }),
    listAskedVoyages(services, session, 1, DESK_ROWS),
  ])
  const { company } = found
  if (!company) throw new Failure('not-found')
  return {
    company: toCompany(company),
    hasVacancies: company.has_vacancies === 1,
    moderation: company.moderation,
    applications: listRows(found.unread, toUnread),
    messages: toMessages(threads),
    voyages: toVoyages(voyages),
    disputes: listRows(found.disputes, toDispute),
    declined: listRows(found.declined, toDeclined),
    ending: listRows(found.ending, toEnding),
    drafts: listRows(found.drafts, toDraft(toPlainDate(now), session.accountId)),
    feeds: listRows(found.feeds, toFeed),
  }
}
