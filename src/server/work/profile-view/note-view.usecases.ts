import { isbot } from 'isbot'
import type { ViewedPart } from '#src/contract/profile-view/profile-view.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker } from './looker.ts'
import { saveView } from './profile-view.repository.ts'

type Noting = Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>

/** What was on a screen. */
export type Seen = { seamanId: string; part: Exclude<ViewedPart, 'link'>; userAgent: string | undefined }

/** Everyone who is not signed in: nothing is kept of them. */
const GUEST = 'guest'

/** Slows down anyone who tells of more pages than anyone has on a screen. */
export async function demandViewPace(
  { limiter, clock }: Needs<'limiter' | 'clock'>,
  { session, address }: Looker,
): Promise<void> {
  if (session) await limiter.take('view-account', session.accountId, clock())
  else await limiter.take('view-address', address, clock())
}

/** Writes down that someone looked, for the seafarer to see. Their own looks, those of programs and of admins who act for someone do not count. */
export async function noteView(services: Noting, looker: Looker, { seamanId, part, userAgent }: Seen): Promise<void> {
  const { db, clock, ids, keys } = services
  const { session } = looker
  if (isActing(looker) || session?.seamanId === seamanId || !userAgent || isbot(userAgent)) return
  const seenAt = clock()
  const day = toPlainDate(seenAt)
  await saveView(db, {
    id: ids.key(seenAt),
    seamanId,
    day,
    viewer: session ? keys.viewer.sign(`${seamanId} ${day} ${session.accountId}`) : GUEST,
    kind: session ? session.user.role : GUEST,
    companyId: session?.companyId ?? null,
    memberRole: session?.companyId ? session.memberRole : null,
    looks: 1,
    cardAt: part === 'card' ? seenAt : null,
    cvAt: part === 'cv' ? seenAt : null,
    seenAt,
  })
}
