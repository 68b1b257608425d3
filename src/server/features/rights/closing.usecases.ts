import type { Statement } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { findCrewProfile, updateVisibility } from '../crew/crew-card.repository.ts'
import { describeForCrewList } from '../crew/crew-card.usecases.ts'
import { findPublisher } from '../vacancies/publisher.repository.ts'
import { closeVacancies, writeVacancies } from '../vacancies/vacancy-publishing.repository.ts'
import { findExpiry } from '../vacancies/vacancy-publishing.rules.ts'
import { deleteListing, findClosedAt, findProfile, findPublished } from './closing.repository.ts'
import type { ErasureRow } from './erasure.repository.ts'

async function setHidden(services: Services, seamanId: string, isHidden: boolean): Promise<Statement[]> {
  const found = await findCrewProfile(services.db, seamanId)
  if (!found) return []
  const seaman = { ...found.seaman, isHidden }
  return [
    updateVisibility(services.db, seamanId, isHidden, seaman.isHideEnglish),
    ...describeForCrewList(services, seaman, found.experience),
  ]
}

/** Takes an account out of the public's sight: the card of the crew list, the vacancies, the entry in the directory. */
export async function closeToPublic(services: Services, accountId: string, now: number) {
  const { db } = services
  const profile = await findProfile(db, accountId)
  const wasListed = profile?.is_hidden === 0
  const statements = profile?.seaman_id && wasListed ? await setHidden(services, profile.seaman_id, true) : []
  if (!profile?.company_id) return { wasListed, statements }
  const open = await findPublished(db, profile.company_id)
  return {
    wasListed,
    statements: [...closeVacancies(db, profile.company_id, open, now), deleteListing(db, profile.company_id)],
  }
}

/** Brings back what was taken away, but for vacancies that nobody can join any more. The directory follows by itself. */
export async function openToPublic(services: Services, erasure: ErasureRow): Promise<Statement[]> {
  const { db, clock } = services
  const now = clock()
  const profile = await findProfile(db, erasure.account_id)
  if (profile?.seaman_id && erasure.was_listed === 1) return setHidden(services, profile.seaman_id, false)
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
