import { isbot } from 'isbot'
import { toDayNumber } from '#src/domain/statistics/periods.ts'
import type { ViewSource } from '#src/domain/statistics/view-sources.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker } from '../profile-view/looker.ts'
import { demandViewPace } from '../profile-view/note-view.usecases.ts'
import { addView } from './vacancy-views.repository.ts'

type Counting = Needs<'db' | 'clock' | 'limiter'>
type Viewed = { vacancyId: string; source: ViewSource; userAgent: string | undefined }

/** Whether one network has not viewed the vacancy too often today. */
async function isBelowLimit({ limiter, clock }: Counting, vacancyId: string, { address }: Looker): Promise<boolean> {
  try {
    await limiter.take('vacancy-view-address', `${vacancyId} ${address}`, clock())
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Counts a view of a public vacancy. Views by its company, by admins and by programs do not count, nor too many from one network. */
export async function countView(
  services: Counting,
  looker: Looker,
  { vacancyId, source, userAgent }: Viewed,
): Promise<null> {
  const { session } = looker
  if (isActing(looker) || session?.user.role === 'admin' || !userAgent || isbot(userAgent)) return null
  await demandViewPace(services, looker)
  if (!(await isBelowLimit(services, vacancyId, looker))) return null
  const day = toDayNumber(services.clock())
  await addView(services.db, { vacancyId, day, source, byCompany: session?.companyId ?? null })
  return null
}
