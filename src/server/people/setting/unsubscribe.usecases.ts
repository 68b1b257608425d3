import { isAddressKind, type NotificationKind } from '#src/contract/setting/notifications.ts'
import type { Unsubscribed, UnsubscribeInput } from '#src/contract/setting/schemas.ts'
import type { AddressStop, AddressStops } from '#src/server/ground/mail/address-stop.ts'
import { readStopId, type Stopped } from '#src/server/ground/mail/stop-address.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { isReferenceViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { saveChoices } from './save-choices.ts'
import { findNotificationSettings } from './setting.repository.ts'
import { completeSettings } from './setting.usecases.ts'

type LinkServices = Needs<'db' | 'clock' | 'keys' | 'limiter'>

/** Throws `not-found` for a wrong id, and counts it. */
async function readLink(services: LinkServices, id: string, network: string): Promise<Stopped> {
  const stopped = readStopId(services, id)
  if (stopped) return stopped
  await services.limiter.take('link-address', network, services.clock())
  throw new Failure('not-found')
}

/** The kinds of the account's role and the kind of the link, which an earlier role may have had. */
async function describeAccount({ db }: Needs<'db'>, accountId: string, kind: NotificationKind): Promise<Unsubscribed> {
  const [account, chosen] = await Promise.all([findAccount(db, accountId), findNotificationSettings(db, accountId)])
  if (!account) throw new Failure('not-found')
  return {
    kind,
    wanted: completeSettings([kind], chosen)[kind] ?? false,
    choices: completeSettings(account.role, chosen),
  }
}

async function getStop(stops: AddressStops, services: LinkServices, { of, kind }: Stopped): Promise<AddressStop> {
  const stop = isAddressKind(kind) ? stops[kind] : undefined
  if (!stop || (await stop.isWanted(services, of)) === undefined) throw new Failure('not-found')
  return stop
}

/** Returns what the link of a mail stops. Throws `not-found`; wrong ids are counted. */
export async function readSubscription(
  stops: AddressStops,
  services: LinkServices,
  id: string,
  network: string,
): Promise<Unsubscribed> {
  const stopped = await readLink(services, id, network)
  const { of, kind } = stopped
  if (!isAddressKind(kind)) return describeAccount(services, of, kind)
  const stop = await getStop(stops, services, stopped)
  return { kind, wanted: (await stop.isWanted(services, of)) ?? false, choices: {} }
}

async function changeAccount(
  services: Needs<'db' | 'clock'>,
  { of, kind }: { of: string; kind: NotificationKind },
  { wanted, choices = {} }: Omit<UnsubscribeInput, 'id'>,
): Promise<Unsubscribed> {
  const { db, clock } = services
  const before = await describeAccount(services, of, kind)
  const known = Object.entries(choices).filter(([name]) => Object.hasOwn(before.choices, name))
  const settings = { ...Object.fromEntries(known), ...(wanted !== undefined && { [kind]: wanted }) }
  try {
    const statements = saveChoices(db, of, settings, clock())
    if (statements.length > 0) await runBatch(db, statements)
  } catch (error) {
    // The account was erased.
    if (isReferenceViolation(error)) throw new Failure('not-found')
    throw error
  }
  return describeAccount(services, of, kind)
}

/** Stops or restarts mails for the owner of one, by its link. Throws `not-found`; wrong ids are counted. */
export async function unsubscribe(
  stops: AddressStops,
  services: LinkServices,
  { id, ...change }: UnsubscribeInput,
  network: string,
): Promise<Unsubscribed> {
  const stopped = await readLink(services, id, network)
  const { of, kind } = stopped
  if (!isAddressKind(kind)) return changeAccount(services, { of, kind }, change)
  const stop = await getStop(stops, services, stopped)
  if (change.wanted !== undefined) await stop.change(services, of, change.wanted)
  return readSubscription(stops, services, id, network)
}
