import type { DistinctName } from '#src/contract/http/limits.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { isActing, type Looker, nameBrowser } from './looker.ts'

type Counting = Needs<'db' | 'clock' | 'ids' | 'keys' | 'distinct'>
type Share = { limit: DistinctName; subject: string }

function shareOf(looker: Looker): Share {
  const { session, address } = looker
  if (!session) return { limit: 'people-address', subject: address }
  const { companyId, companyVerified, actorId, accountId } = session
  if (isActing(looker) || !companyId) return { limit: 'people-account', subject: actorId ?? accountId }
  return { limit: companyVerified ? 'people-company' : 'people-new-company', subject: companyId }
}

/** Shown to admins and to the accounts. */
const noteHeld = (services: Counting, accountIds: readonly string[]) =>
  runBatch(
    services.db,
    accountIds.map((accountId) =>
      createSecurityEvent(services, { kind: 'views-held-together', accountId, detail: String(accountIds.length) }),
    ),
  )

/** For accounts outside a checked company: throws if several of them go through the list as a group. */
async function demandNoScraping(services: Counting, looker: Looker, { accountId }: Session, personId: string) {
  const { distinct, clock } = services
  const browser = nameBrowser(services, looker)
  const places = [`network ${looker.address}`, ...(browser ? [`browser ${browser}`] : [])]
  const walk = { who: accountId, thing: personId, at: clock() }
  const rooms = await Promise.all(places.map((place) => distinct.walk('people-together', place, walk)))
  const noticed = new Set(rooms.flatMap((room) => room.noticed))
  if (noticed.size > 0) await noteHeld(services, [...noticed])
  const refusal = rooms.find((room) => room.refusal)?.refusal
  if (refusal) throw refusal
}

/** Counts the view of a seafarer's profile by public id, or throws with the time to wait. */
export async function demandPerson(services: Counting, looker: Looker, personId: string): Promise<void> {
  const { distinct, clock } = services
  const share = shareOf(looker)
  await distinct.take(share.limit, share.subject, { things: [personId], now: clock() })
  if (looker.session && share.limit !== 'people-company' && !isActing(looker))
    await demandNoScraping(services, looker, looker.session, personId)
}

/**
 * The same for rows with names: all of them or none.
 * @param isGiven they are sent in one piece: counted and never rejected
 */
export async function demandPeople(
  services: Counting,
  looker: Looker,
  personIds: readonly string[],
  { isGiven = false } = {},
): Promise<void> {
  if (personIds.length === 0) return
  const { limit, subject } = shareOf(looker)
  await services.distinct.take(limit, subject, { things: personIds, now: services.clock(), isGiven })
}
