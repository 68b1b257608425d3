import { DAY, enter, forget, type Model, type Outcome, own, type Sum } from './books.ts'

/** Least and most of a balance by payments: 5 and 500 dollars, at 0.86 and 42.6 for one dollar. */
const LIMITS = { USD: [500, 50_000], EUR: [430, 43_000], UAH: [21_300, 2_130_000] } as const
const MAX_OPEN = 20
const OPEN = ['waiting', 'part-paid']

/** A payment is asked for: within the limits of what balance and open payments come to. */
export function startTopUp(
  model: Model,
  name: string,
  { holder, account, sum }: { holder: string; account: string; sum: Sum | undefined },
): Outcome {
  const repeated = enter(model, name, sum)
  if (repeated) return repeated
  if (!sum) return forget(model, name, 'validation-failed')
  const [least, cap] = LIMITS[sum.currency]
  const waiting = Object.values(model.payments)
    .filter((one) => one.holder === holder && one.currency === sum.currency && OPEN.includes(one.state))
    .reduce((total, one) => total + Math.max(one.minor - one.received, 0), 0)
  const open = Object.values(model.payments).filter((one) => one.holder === holder && OPEN.includes(one.state))
  const isWithin = open.length < MAX_OPEN && own(model, holder, 'available', sum.currency) + waiting + sum.minor <= cap
  if (sum.minor < least || !isWithin) return forget(model, name, 'validation-failed')
  if (model.closing[account] !== undefined) return forget(model, name, 'not-signed-in')
  const more = { state: 'waiting', received: 0, version: 1, expiresAt: model.now + 14 * DAY, isReminded: false }
  model.payments[name] = { holder, account, ...sum, ...more }
  model.mails[`${name} started`] = account
  return 'done'
}

export function cancelTopUp(model: Model, name: string, account: string): Outcome {
  const one = model.payments[name]
  if (!one) return 'not-found'
  if (one.state === 'cancelled') return 'done'
  if (model.closing[account] !== undefined) return 'not-signed-in'
  if (!OPEN.includes(one.state)) return 'conflict'
  one.state = 'cancelled'
  one.version += 1
  return 'done'
}

export function expirePayments(model: Model): Outcome {
  for (const [name, one] of Object.entries(model.payments)) {
    if (!OPEN.includes(one.state) || one.expiresAt > model.now) continue
    one.state = 'expired'
    if (one.account) model.mails[`${name} top-up-expired ${one.version}`] = one.account
    one.version += 1
  }
  return 'done'
}

export function remindOfPayments(model: Model): Outcome {
  for (const [name, one] of Object.entries(model.payments)) {
    if (!OPEN.includes(one.state) || one.isReminded) continue
    if (one.expiresAt <= model.now || one.expiresAt > model.now + 3 * DAY) continue
    one.isReminded = true
    if (one.account) model.mails[`${name} top-up-reminder ${one.version}`] = one.account
  }
  return 'done'
}

/** Lines of a statement are taken once. */
export function addLines(model: Model, lines: readonly (Sum & { name: string; payment: string | null })[]): Outcome {
  for (const { name, currency, minor, payment } of lines)
    model.lines[name] ??= { currency, minor, payment, state: 'new', version: 1 }
  return 'done'
}

export function assign(model: Model, name: string, payment: string): Outcome {
  const line = model.lines[name]
  if (!line) return 'not-found'
  if (line.payment === payment) return 'done'
  if (line.state !== 'new') return 'conflict'
  line.payment = payment
  line.version += 1
  return 'done'
}

/** Closes the account: its sessions end at this time, and it is erased after thirty days. */
export function closeAccount(model: Model, account: string): Outcome {
  if (model.closing[account] !== undefined) return 'not-signed-in'
  model.closing[account] = model.now + 30 * DAY
  return 'done'
}

/** What remains of an erased person is the books. */
export function eraseAccounts(model: Model): Outcome {
  for (const [account, at] of Object.entries(model.closing)) {
    if (at > model.now) continue
    for (const payment of Object.values(model.payments)) if (payment.account === account) payment.account = null
    for (const [mail, to] of Object.entries(model.mails)) if (to === account) delete model.mails[mail]
    for (const [name, { owner }] of Object.entries(model.proposals)) if (owner === account) delete model.proposals[name]
    model.closing[account] = Number.POSITIVE_INFINITY
    model.erased[account] = true
  }
  return 'done'
}
