/**
 * What money does, in its plainest form: one thread, whole numbers, no database. It shares no code with the product. Every act returns the
 * outcome that the product must have.
 */
export type Currency = 'USD' | 'EUR' | 'UAH'
export type Sum = { currency: Currency; minor: number }
export type Outcome = 'done' | string
export type House = 'bank' | 'clearing'

type Hold = { holder: string; currency: Currency; until: number } & Record<
  'held' | 'bonusHeld' | 'captured' | 'bonusCaptured',
  number
>
export type Payment = Sum & {
  holder: string
  account: string | null
  state: string
  received: number
  expiresAt: number
  isReminded: boolean
  version: number
}
export type Line = Sum & { payment: string | null; state: string; version: number }
export type Proposal = {
  action: string
  object: string
  by: string
  version: number
  state: string
  expiresAt: number
} & {
  /** The person whose erasure deletes it. */
  owner: string | null
  outcome?: string
  payment?: string | null
  account?: 'available' | 'bonus'
  sum?: Sum
}
export type Bonus = Sum & { holder: string; returned: number; bookedAt: number; endsAt: number }
type Movement = { at: number; account: string; minor: number }

export const DAY = 86_400_000

export const createModel = (now: number) => ({
  now,
  balances: {} as Record<string, number>,
  movements: [] as Movement[],
  /** What was asked for under a reference. */
  asked: {} as Record<string, string>,
  holds: {} as Record<string, Hold>,
  payments: {} as Record<string, Payment>,
  lines: {} as Record<string, Line>,
  proposals: {} as Record<string, Proposal>,
  adjusted: {} as Record<string, number>,
  bonuses: {} as Record<string, Bonus>,
  /** Bonus that admins gave, which does not end. */
  lasting: [] as (Sum & { holder: string; at: number })[],
  mails: {} as Record<string, string>,
  /** Whose sessions have ended, and when they are erased. */
  closing: {} as Record<string, number>,
  erased: {} as Record<string, boolean>,
  sealedUntil: 0,
})
export type Model = ReturnType<typeof createModel>

export const copyModel = ({ movements, ...rest }: Model): Model => ({
  ...structuredClone(rest),
  movements: movements.slice(),
})

export const own = (model: Model, holder: string, kind: string, currency: Currency): number =>
  model.balances[`${holder}:${kind}:${currency}`] ?? 0

/** Moves amounts between accounts: [holder, kind, amount]. */
export function post(model: Model, currency: Currency, legs: readonly (readonly [string, string, number])[]): void {
  for (const [holder, kind, minor] of legs) {
    if (minor === 0) continue
    const account = `${holder}:${kind}:${currency}`
    model.balances[account] = (model.balances[account] ?? 0) + minor
    model.movements.push({ at: model.now, account, minor })
  }
}

/** Whether the reference is new; otherwise the outcome of the repeated call. */
export function enter(model: Model, reference: string, asked: unknown): Outcome | undefined {
  const text = JSON.stringify(asked)
  const before = model.asked[reference]
  if (before !== undefined) return before === text ? 'done' : 'idempotency-mismatch'
  model.asked[reference] = text
  return undefined
}

export const forget = (model: Model, reference: string, outcome: Outcome): Outcome => {
  delete model.asked[reference]
  return outcome
}

type Funds = { reference: string; holder: string; sum: Sum; at: House }

/** Money comes in: debts first. */
export function credit(model: Model, { reference, holder, sum, at }: Funds, kind = 'top-up'): Outcome {
  const repeated = enter(model, reference, [kind, holder, sum, at])
  if (repeated) return repeated
  const { currency, minor } = sum
  const settled = Math.min(minor, -own(model, holder, 'receivable', currency))
  post(model, currency, [
    ['house', at, -minor],
    [holder, 'receivable', settled],
    [holder, 'available', minor - settled],
  ])
  return 'done'
}

/** Money is taken back: what is not available is owed. */
export function takeBack(model: Model, { reference, holder, sum, at }: Funds): Outcome {
  const repeated = enter(model, reference, ['dispute', holder, sum, at])
  if (repeated) return repeated
  const { currency, minor } = sum
  const covered = Math.min(minor, own(model, holder, 'available', currency))
  post(model, currency, [
    ['house', at, minor],
    [holder, 'available', -covered],
    [holder, 'receivable', covered - minor],
  ])
  return 'done'
}

export function payFee(model: Model, reference: string, sum: Sum, at: House): Outcome {
  const repeated = enter(model, reference, ['fee', sum, at])
  if (repeated) return repeated
  post(model, sum.currency, [
    ['house', 'fees', -sum.minor],
    ['house', at, sum.minor],
  ])
  return 'done'
}

export const isOwing = (model: Model, holder: string): boolean =>
  ['USD', 'EUR', 'UAH'].some((currency) => own(model, holder, 'receivable', currency as Currency) < 0)

/** A hold for an order: not while something is owed, and bonus first. */
export function hold(model: Model, reference: string, holder: string, sum: Sum, until: number): Outcome {
  if (model.asked[reference] === undefined && isOwing(model, holder)) return 'balance-owed'
  const repeated = enter(model, reference, ['hold', holder, sum])
  if (repeated) return repeated
  const { currency, minor } = sum
  const bonus = Math.min(minor, own(model, holder, 'bonus', currency))
  if (minor - bonus > own(model, holder, 'available', currency)) return forget(model, reference, 'balance-too-low')
  const parts = { held: minor - bonus, bonusHeld: bonus, captured: 0, bonusCaptured: 0 }
  model.holds[reference] = { holder, currency, until, ...parts }
  post(model, currency, [
    [holder, 'bonus', -bonus],
    [holder, 'bonus-held', bonus],
    [holder, 'available', bonus - minor],
    [holder, 'held', minor - bonus],
  ])
  return 'done'
}

/** Bonus first. */
export function capture(model: Model, reference: string, holdName: string, minor: number): Outcome {
  const one = model.holds[holdName]
  if (!one) return 'not-found'
  const repeated = enter(model, reference, ['capture', holdName, minor])
  if (repeated) return repeated
  const bonus = Math.min(minor, one.bonusHeld)
  if (one.held + one.bonusHeld === 0 || minor - bonus > one.held) return forget(model, reference, 'conflict')
  one.bonusHeld -= bonus
  one.held -= minor - bonus
  one.bonusCaptured += bonus
  one.captured += minor - bonus
  post(model, one.currency, [
    [one.holder, 'bonus-held', -bonus],
    [one.holder, 'held', bonus - minor],
    ['house', 'revenue', minor],
  ])
  return 'done'
}

export function voidHold(model: Model, reference: string, holdName: string): Outcome {
  const one = model.holds[holdName]
  if (!one) return 'not-found'
  const repeated = enter(model, reference, ['void', holdName])
  if (repeated) return repeated
  if (one.held + one.bonusHeld === 0) return forget(model, reference, 'conflict')
  post(model, one.currency, [
    [one.holder, 'bonus-held', -one.bonusHeld],
    [one.holder, 'bonus', one.bonusHeld],
    [one.holder, 'held', -one.held],
    [one.holder, 'available', one.held],
  ])
  one.held = 0
  one.bonusHeld = 0
  return 'done'
}

/** Money first, then bonus. */
export function refund(model: Model, reference: string, holdName: string, minor: number): Outcome {
  const one = model.holds[holdName]
  if (!one) return 'not-found'
  const repeated = enter(model, reference, ['refund', holdName, minor])
  if (repeated) return repeated
  const paid = Math.min(minor, one.captured)
  if (minor - paid > one.bonusCaptured) return forget(model, reference, 'conflict')
  one.captured -= paid
  one.bonusCaptured -= minor - paid
  post(model, one.currency, [
    ['house', 'revenue', -minor],
    [one.holder, 'available', paid],
    [one.holder, 'bonus', minor - paid],
  ])
  return 'done'
}

export function voidDueHolds(model: Model): Outcome {
  for (const [name, one] of Object.entries(model.holds))
    if (one.until <= model.now && one.held + one.bonusHeld > 0) voidHold(model, `expired:${name}`, name)
  return 'done'
}

/** Closes every month that ended more than four days ago. */
export function sealMonths(model: Model): Outcome {
  const first = model.movements[0]?.at
  if (first === undefined) return 'done'
  const endOf = (at: number) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1)
  let end = endOf(model.sealedUntil || first)
  for (; end + 4 * DAY <= model.now; end = endOf(end)) model.sealedUntil = end
  return 'done'
}

/** The balance of an account right before a time. */
export const balanceAt = ({ movements }: Model, account: string, at: number): number =>
  movements.reduce((total, one) => (one.account === account && one.at < at ? total + one.minor : total), 0)
