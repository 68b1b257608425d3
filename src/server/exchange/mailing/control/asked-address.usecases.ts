import type { AskedAddress } from '#src/contract/mailing/control-schemas.ts'
import { ADDRESS_ASKED_FOR } from '#src/domain/mailing/rule-limits.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readAddressSecret } from './address-secret.ts'
import { stateOfAddress } from './address-state.ts'
import { answerAddress, findAsked } from './addresses.repository.ts'

type Opening = Needs<'db' | 'clock' | 'limiter' | 'keys'>

/** Throws the same error for a wrong secret, a removed address and a question that has expired. */
async function findOpen(services: Opening, secret: string, network: string) {
  const { db, clock, limiter } = services
  const attempt = await limiter.take('act-address', network, clock())
  const id = readAddressSecret(services, secret)
  const found = id === undefined ? undefined : await findAsked(db, id)
  const state = found && stateOfAddress(found.row, clock())
  if (!found || !state || state === 'expired') throw new Failure('not-found')
  await attempt.forgive()
  return { ...found, state }
}

type Found = Awaited<ReturnType<typeof findOpen>>

const toAsked = ({ row, company, state }: Found): AskedAddress => ({
  company,
  address: row.address,
  state,
  until: row.askedAt + ADDRESS_ASKED_FOR,
})

/** Returns the address of a mailed link. */
export const openAskedAddress = async (services: Opening, secret: string, network: string): Promise<AskedAddress> =>
  toAsked(await findOpen(services, secret, network))

/** Confirms the address of a mailed link, or stops letters to it. The answer may be changed at any time. */
export async function answerAskedAddress(
  services: Opening,
  secret: string,
  { isWanted, network }: { isWanted: boolean; network: string },
): Promise<AskedAddress> {
  const { row } = await findOpen(services, secret, network)
  await answerAddress(services.db, row.id, isWanted, services.clock())
  return toAsked(await findOpen(services, secret, network))
}
