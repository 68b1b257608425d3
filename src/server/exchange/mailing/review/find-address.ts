import { digestRecipient } from '#src/server/ground/mail/letters/letter.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type AddressRow, listAddresses } from '../control/addresses.repository.ts'
import { findLetterAddress, type ReviewRow } from './review.repository.ts'

/**
 * Returns the address of the agency to which the letter was sent; undefined if it was removed. Once the letter is forgotten, it is the one that
 * letters are sent to.
 */
export async function findAddressOf(
  services: Needs<'db' | 'keys'>,
  { row }: ReviewRow,
): Promise<AddressRow | undefined> {
  const { db } = services
  const [addresses, digest] = await Promise.all([
    listAddresses(db, row.organisationId),
    row.letterId === null ? undefined : findLetterAddress(db, row.letterId),
  ])
  if (digest !== undefined) return addresses.find(({ address }) => digestRecipient(services, address) === digest)
  const confirmed = addresses.filter(({ confirmedAt }) => confirmedAt !== null)
  return confirmed.toSorted((one, other) => (one.confirmedAt ?? 0) - (other.confirmedAt ?? 0))[0]
}
