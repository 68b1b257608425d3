import { isbot } from 'isbot'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker, nameBrowser } from '#src/server/work/profile-view/looker.ts'
import { findOpen, type Visitor } from './find-open.ts'
import { noteOpened } from './review.repository.ts'

type Noting = Needs<'db' | 'clock' | 'keys' | 'limiter' | 'live'>

/** Records that a page was visible for two seconds. Views by the seafarer, by programs and by admins acting for a member do not count. */
export async function noteReviewOpened(
  services: Noting,
  id: string,
  visitor: Visitor,
  { looker, userAgent }: { looker: Looker; userAgent: string | undefined },
): Promise<void> {
  const { db, clock, keys, limiter } = services
  await limiter.take('share-view-address', visitor.network, clock())
  const { reader, row, accountId } = await findOpen(services, id, visitor)
  if (reader === 'own' || isActing(looker) || !userAgent || isbot(userAgent)) return
  const name = nameBrowser({ keys }, looker) ?? `${looker.address} ${userAgent}`
  const browser = keys.viewer.sign(`${row.reviewHash} ${name}`)
  const isNew = await noteOpened(db, {
    ...{ reviewHash: row.reviewHash, browser, now: clock() },
    isMember: reader !== 'holder',
  })
  if (isNew) await notifyPages(services, [accountId], { kind: 'mailing' })
}
