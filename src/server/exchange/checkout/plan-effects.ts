import { type Amount, isNegative, isPositive, negate } from '#src/domain/money/amount.ts'
import type { ProviderEffect } from '#src/domain/payment/payment-states.ts'
import type { Entry } from '#src/server/exchange/billing/entries.repository.ts'
import { createCredit, createDispute } from '#src/server/exchange/billing/fund-entries.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type {
  ProviderCharge,
  ProviderLine,
  ProviderPayment,
} from '#src/server/exchange/payment/providers/provider-payment.ts'
import { createFee } from './fee-entry.ts'

/** An effect that the books must have, with its entry. */
export type PlannedEffect = {
  object: string
  effect: ProviderEffect
  line: Pick<ProviderLine, 'id' | 'at'> | null
  entry: Entry
  /** What arrived for the payment. */
  arrived?: Amount
}

type Of = Pick<PaymentRow, 'id' | 'provider' | 'holderId'>

/** It has the id of the payment, so that the entry is linked to it. */
const referenceOf = ({ provider, id }: Of, object: string, effect: ProviderEffect) =>
  `${provider}:${id}:${object}:${effect}`

/** What the provider keeps of a line, or gives back. */
function planFee(payment: Of, object: string, { id, at, fee }: ProviderLine): PlannedEffect[] {
  const entry = createFee(referenceOf(payment, object, 'fee'), fee)
  return entry ? [{ object, effect: 'fee', line: { id, at }, entry }] : []
}

function planCharge(payment: Of, { id, amount, line }: ProviderCharge): PlannedEffect[] {
  const funds = { reference: referenceOf(payment, id, 'paid'), holderId: payment.holderId, amount }
  return [
    {
      ...{ object: id, effect: 'paid', line, arrived: amount },
      entry: createCredit('top-up', { ...funds, at: 'clearing' }),
    },
    ...(line ? planFee(payment, id, line) : []),
  ]
}

/** A line that takes money back from the balance, or gives it back. */
function planLine(payment: Of, line: ProviderLine): PlannedEffect[] {
  const { id, amount } = line
  const effect = isNegative(amount) ? 'withdrawn' : 'reinstated'
  const funds = { reference: referenceOf(payment, id, effect), holderId: payment.holderId, at: 'clearing' } as const
  const plan = (entry: Entry): PlannedEffect[] => [{ object: id, effect, line, entry }]
  const moved = isNegative(amount)
    ? plan(createDispute({ ...funds, amount: negate(amount) }))
    : isPositive(amount)
      ? plan(createCredit('reinstatement', { ...funds, amount }))
      : []
  return [...moved, ...planFee(payment, id, line)]
}

/** Everything that a payment at its provider must have caused by now. Each line of a dispute is one effect: a part may be given back later. */
export const planEffects = (payment: Of, { charge, disputes }: ProviderPayment): PlannedEffect[] => [
  ...(charge ? planCharge(payment, charge) : []),
  ...disputes.flatMap(({ lines }) => lines.flatMap((line) => planLine(payment, line))),
]

/** The fees of lines whose amounts are entered elsewhere. */
export const planFees = (payment: Of, lines: readonly ProviderLine[]): PlannedEffect[] =>
  lines.flatMap((line) => planFee(payment, line.id, line))
