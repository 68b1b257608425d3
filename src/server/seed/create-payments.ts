import { createReference } from '#src/domain/payment/creditor-reference.ts'
import { TRANSFER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { createKey, createPublicId } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { Batch } from './rows.ts'

/** Days before now at which the demo transfer was started, and at which money arrived. */
const STARTED = 4
const ARRIVED = 1
const SERIAL = 417

/** A transfer of the demo seafarer: a part arrived and waits for two admins, as does money that nobody knows. */
export function createPayments(
  { accountId, holderId }: { accountId: string; holderId: string },
  { now, seed }: { now: number; seed: number },
): Batch[] {
  const random = createRandom(seed, 'payments')
  const [id, at] = [createPublicId(random), now - STARTED * DAY]
  const reference = createReference(SERIAL)
  const line = (amount: number, payer: string, remittance: string, paymentId: string | null) => ({
    ...{ id: createKey(random, now - ARRIVED * DAY), line_hash: createPublicId(random), currency: 'EUR' as const },
    ...{ day: toPlainDate(now - ARRIVED * DAY), amount, payer, remittance, payment_id: paymentId },
    ...{ state: 'new' as const, source: 'statement' as const, added_at: now - ARRIVED * DAY },
    ...{ decided_at: null, version: 1 },
  })
  return [
    {
      table: 'payment',
      rows: [
        {
          ...{ id, holder_id: holderId, account_id: accountId, provider: 'invoice', purpose: 'top-up' },
          ...{ currency: 'EUR', asked: 2500, received: 0, state: 'waiting', reference },
          ...{
            created_at: at,
            expires_at: at + TRANSFER_DAYS * DAY,
            reminded_at: null,
            checkout_id: null,
            provider_id: null,
            version: 1,
          },
        },
      ],
    },
    {
      table: 'bank_payment',
      rows: [
        line(1500, 'A. Marin', `Balance ${reference}`, id),
        line(4200, 'Baltic Trading OU', 'Invoice 2026-118', null),
      ],
    },
  ]
}
