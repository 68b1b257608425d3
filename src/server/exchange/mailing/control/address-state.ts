import type { MailingAddress } from '#src/contract/mailing/control-schemas.ts'
import { ADDRESS_ASKED_FOR } from '#src/domain/mailing/rule-limits.ts'
import type { AddressRow } from './addresses.repository.ts'

type AddressTimes = Pick<AddressRow, 'askedAt' | 'confirmedAt' | 'stoppedAt'>

/** The state of an address. Letters are sent to a confirmed one only. */
export function stateOfAddress(
  { askedAt, confirmedAt, stoppedAt }: AddressTimes,
  now: number,
): MailingAddress['state'] {
  if (stoppedAt !== null) return 'stopped'
  if (confirmedAt !== null) return 'confirmed'
  return askedAt + ADDRESS_ASKED_FOR > now ? 'asked' : 'expired'
}
