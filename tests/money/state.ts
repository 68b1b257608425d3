import { keyOf } from './bank.ts'
import { readRows } from './database.ts'
import type { Model } from './model/books.ts'
import { ACCOUNT_IDS, HOLDERS, ownerOf } from './people.ts'
import { digestOf } from './random.ts'
import type { World } from './world.ts'

type Found = { id: string }

/** Learns the product's ids of what the model has come to name. */
export function learnIds(world: World): void {
  const { database, model, ids, bank } = world
  const learn = (name: string, sql: string, ...params: (string | number)[]) => {
    if (ids.has(name)) return
    const known = new Set(ids.values())
    const found = readRows<Found>(database, sql, ...params).find(({ id }) => !known.has(id))
    if (found) ids.set(name, found.id)
  }
  for (const holder of HOLDERS) {
    const owner = ownerOf(holder)
    const id = 'accountId' in owner ? owner.accountId : owner.organisationId
    learn(holder, 'SELECT id FROM ledger_holder WHERE ? IN (account_id, organisation_id)', id)
  }
  const payment = "SELECT answer ->> 'paymentId' AS id FROM idempotency WHERE operation = 'top-up' AND key = ?"
  for (const name of Object.keys(model.payments)) learn(name, payment, name)
  for (const name of Object.keys(model.lines)) {
    const transfer = bank.transfers.find((one) => one.name === name)
    if (transfer) learn(name, 'SELECT id FROM bank_payment WHERE line_hash = ?', digestOf(keyOf(transfer)))
  }
  for (const name of Object.keys(model.holds))
    learn(name, 'SELECT id FROM ledger_transaction WHERE reference = ?', name)
  for (const [name, { action, object, state }] of Object.entries(model.proposals))
    if (state === 'open')
      learn(
        name,
        "SELECT id FROM admin_proposal WHERE action = ? AND object_id = ? AND state = 'open'",
        ...[action, ids.get(object) ?? ''],
      )
}

/** The state of the model in lines, in an order of their own. */
export function describeModel({ balances, holds, payments, lines, proposals, bonuses, mails, now }: Model): string[] {
  return [
    ...Object.entries(balances).flatMap(([account, minor]) => (minor === 0 ? [] : [`${account} ${minor}`])),
    ...Object.entries(holds).map(([name, one]) =>
      ['hold', name, one.held, one.bonusHeld, one.captured, one.bonusCaptured].join(' '),
    ),
    ...Object.entries(payments).map(([name, one]) =>
      [
        'payment',
        name,
        one.holder,
        one.account ?? '-',
        one.state,
        one.minor,
        one.received,
        Number(one.isReminded),
      ].join(' '),
    ),
    ...Object.entries(lines).map(([name, one]) =>
      ['line', name, one.currency, one.minor, one.state, one.payment ?? '-', one.version].join(' '),
    ),
    ...Object.values(proposals).flatMap(({ state, expiresAt, action, object, by, version }) =>
      state === 'open' && expiresAt > now ? [`proposal ${action} ${object} ${version} ${by}`] : [],
    ),
    ...Object.entries(bonuses).map(([name, { minor, returned }]) => `bonus ${name} ${minor} ${returned}`),
    ...Object.keys(mails).map((cause) => `mail ${cause}`),
  ].sort()
}

const STATE = `
  SELECT id || ' ' || balance AS line FROM ledger_account WHERE balance <> 0
  UNION ALL SELECT 'hold ' || id || ' ' || held || ' ' || bonus_held || ' ' || captured || ' ' || bonus_captured FROM ledger_hold
  UNION ALL SELECT 'payment ' || id || ' ' || holder_id || ' ' || coalesce(account_id, '-') || ' ' || state || ' ' || asked || ' ' || received || ' ' || (reminded_at IS NOT NULL) FROM payment
  UNION ALL SELECT 'line ' || id || ' ' || currency || ' ' || amount || ' ' || state || ' ' || coalesce(payment_id, '-') || ' ' || version FROM bank_payment
  UNION ALL SELECT 'proposal ' || action || ' ' || object_id || ' ' || object_version || ' ' || proposed_by FROM admin_proposal WHERE state = 'open' AND expires_at > ?
  UNION ALL SELECT 'bonus ' || id || ' ' || amount || ' ' || returned FROM bonus WHERE state = 'booked'
  UNION ALL SELECT 'mail ' || cause FROM outbox WHERE kind GLOB 'top-up-*'`

/** The same of the product, with the names of the model. */
export function describeProduct({ database, ids, now }: World): string[] {
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  for (const [name, id] of Object.entries(ACCOUNT_IDS)) names.set(id, name)
  const name = (text: string) =>
    text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => names.get(id) ?? id)
  return readRows<{ line: string }>(database, STATE, now())
    .map(({ line }) => name(line))
    .sort()
}
