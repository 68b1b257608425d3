import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findCrewProfile, hideFromCrewList, updateVisibility } from '../crew/crew-card.repository.ts'
import { describeForCrewList } from '../crew/crew-card.usecases.ts'
import { findPublisher } from '../vacancies/publisher.repository.ts'
import { ARE_PUBLISHED, closeVacancies, writeVacancies } from '../vacancies/vacancy-publishing.repository.ts'
import { findExpiry } from '../vacancies/vacancy-publishing.rules.ts'
import { deleteListing, findClosedAt, findProfile } from './closing.repository.ts'
import type { ErasureRow } from './erasure.repository.ts'

async function showAgain(services: Services, seamanId: string): Promise<Statement[]> {
  const found = await findCrewProfile(services.db, seamanId)
  if (!found) return []
  const seaman = { ...found.seaman, isHidden: false }
  return [
    updateVisibility(services.db, seamanId, seaman.isHidden, seaman.isHideEnglish),
    ...describeForCrewList(services, seaman, found.experience),
  ]
}

/**
 * Takes an account out of the public's sight: the card of the crew list, the vacancies, the entry in the directory. What of them
 * there is, the batch finds itself: nothing that was published or shown a moment ago stays behind. A company goes with the account
 * that it came with, not with any other member.
 */
export async function closeToPublic(db: Database, accountId: string, now: number): Promise<Statement[]> {
  const companyId = (await findProfile(db, accountId))?.company_id
  const company = companyId ? [...closeVacancies(db, companyId, ARE_PUBLISHED, now), deleteListing(db, companyId)] : []
  return [...hideFromCrewList(db, accountId), ...company]
}

/** Brings back what was taken away, but for vacancies that nobody can join any more. The directory follows by itself. */
export async function openToPublic(services: Services, erasure: ErasureRow): Promise<Statement[]> {
  const { db, clock } = services
  const now = clock()
  const profile = await findProfile(db, erasure.account_id)
  if (profile?.seaman_id && erasure.was_listed === 1) return showAgain(services, profile.seaman_id)
  if (!profile?.company_id) return []
  const [publisher, closed] = [
    await findPublisher(db, profile.company_id),
    await findClosedAt(db, profile.company_id, erasure.requested_at),
  ]
  const rows = closed
    .map((row) => ({ ...row, status: 'published' as const, expires_at: findExpiry(row.join_to, now), updated_at: now }))
    .filter(({ expires_at }) => expires_at > now)
  return publisher ? writeVacancies(db, rows, publisher) : []
}
