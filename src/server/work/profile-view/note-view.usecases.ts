import { isbot } from 'isbot'
import type { ViewedPart } from '#src/contract/profile-view/profile-view.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker } from './looker.ts'
import { saveView } from './profile-view.repository.ts'

type Noting = Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>

/** The viewed part of a seafarer. */
export type Seen = { seamanId: string; part: Exclude<ViewedPart, 'link'>; userAgent: string | undefined }

/** All guests together: no guest is stored. */
const GUEST = 'guest'

/** Limits reports of views to what people can see. */
export async function demandViewPace(
  { limiter, clock }: Needs<'limiter' | 'clock'>,
  { session, address }: Looker,
): Promise<void> {
  if (session) await limiter.take('view-account', session.accountId, clock())
  else await limiter.take('view-address', address, clock())
}

/** Records a view for the seafarer. Views by the seafarer, by programs and by admins who act for someone do not count. */
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
