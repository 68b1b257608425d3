import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { PRODUCT } from '#src/server/product.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { countRows, registerSeaman } from '#tests/server/support/fixtures.ts'
import { newReference, usd } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { topUp } from './funds.usecases.ts'
import { ensureHolder } from './holders.usecases.ts'
import { demandOrdersAllowed } from './holds.repository.ts'
import type { LedgerCheck } from './ledger-check.ts'
import { readLedgerCode } from './ledger-failures.ts'
import { runReconciliation } from './run-reconciliation.usecases.ts'

const server = startServer()
const { services } = server
const PATH = '/server/admin/ledger/reconciliation'
const REASON = 'The balance was restored from the backup of November.'

let admin: Awaited<ReturnType<typeof registerAdmin>>
let seaman: Awaited<ReturnType<typeof registerSeaman>>
let holderId = ''
let reference = ''

beforeAll(async () => {
  admin = await registerAdmin(server)
  seaman = await registerSeaman(server)
  holderId = await ensureHolder(services, { accountId: seaman.accountId })
  reference = newReference()
  await topUp(services, { reference, holderId, amount: usd(4000), at: 'bank' })
  await env.DB.batch(
    ['ledger_account_changed', 'ledger_posting_changed'].map((name) => env.DB.prepare(`DROP TRIGGER ${name}`)),
  )
})

const shift = (by: number) =>
  env.DB.prepare('UPDATE ledger_account SET balance = balance + ? WHERE id = ?')
    .bind(by, `${holderId}:available:USD`)
    .run()

/** Presses the button. */
async function compare() {
  server.wait(2 * MINUTE)
  return (await admin.post(PATH)).body
}

const runJob = () => PRODUCT.jobs.get('reconcile-ledger')?.run(services, '')

/** Whether the holder may order. */
const order = () =>
  runBatch(services.db, demandOrdersAllowed(services.db, holderId)).then(
    () => 'allowed',
    (error: unknown) => readLedgerCode(error),
  )

const countMails = () => countRows('outbox', "kind = 'books-differ' AND account_id = ?", admin.accountId)

describe('a comparison of the books', () => {
  it('is stored with who asked for it, what was compared and what was found', async () => {
    expect((await admin.get(PATH)).body).toEqual({ runs: [], shown: null, stops: [] })
    const { runs, shown, stops } = await compare()
    expect(runs).toEqual([
      {
        ...{ id: expect.any(String), by: admin.email, source: 'admin', comparedFrom: 0, found: 0 },
        ...{ startedAt: server.now(), finishedAt: server.now() },
        checks: ['entry', 'currency', 'balance', 'hold', 'month', 'bonus', 'order'],
      },
    ])
    expect([shown, stops]).toEqual([{ ...runs[0], differences: [] }, []])
    expect((await readAdminEvents('journal')).filter(({ action }) => action === 'books-compared')).toHaveLength(1)
  })

  it('runs once for ten admins who ask at the same time, and not again within a minute', async () => {
    const before = await countRows('ledger_reconciliation', 'TRUE')
    server.wait(2 * MINUTE)
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(PATH)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await admin.post(PATH)
    expect(await countRows('ledger_reconciliation', 'TRUE')).toBe(before + 1)
  })

  it('does not start while another one runs, but after one that was interrupted', async () => {
    server.wait(2 * MINUTE)
    const broken: LedgerCheck = { kind: 'entry', find: () => Promise.reject(new Error('interrupted')) }
    await expect(runReconciliation(services, [broken])).rejects.toThrow('interrupted')
    const { runs } = await compare()
    expect(runs[0]).toMatchObject({ source: 'job', finishedAt: null, found: null })
    await expect(runJob()).rejects.toThrow('another comparison')
    server.wait(10 * MINUTE)
    await runJob()
    expect((await admin.get(PATH)).body.runs[0]).toMatchObject({ source: 'job', by: null, found: 0 })
  })

  it('is closed to admins without the permission', async () => {
    const other = await registerAdmin(server, ['support'])
    for (const call of [
      other.get(PATH),
      other.post(PATH),
      other.post('/server/admin/ledger/stop/x/end', { reason: REASON }),
    ])
      expect((await call).status).toBe(403)
  })
})

describe('a difference', () => {
  it('stops the orders of the holder and is mailed once a day, however often it is found', async () => {
    const mails = await countMails()
    expect(await order()).toBe('allowed')
    await shift(5)
    const { shown, stops } = await compare()
    expect(shown.differences).toEqual([{ kind: 'balance', subject: `${holderId}:available:USD`, reference, holderId }])
    expect(stops).toEqual([
      { id: expect.any(String), holderId, name: seaman.email, stoppedAt: server.now(), mayLift: false },
    ])
    expect(await order()).toBe('ledger-orders-stopped')
    expect((await compare()).stops).toHaveLength(1)
    expect(await countMails()).toBe(mails + 1)
    server.wait(DAY)
    await runJob()
    expect(await countMails()).toBe(mails + 2)
    expect(server.sent.length).toBeGreaterThan(0)
  })

  it('keeps orders stopped until a comparison of everything no longer finds it, and an admin says why', async () => {
    admin = await registerAdmin(server)
    const [{ id }] = (await admin.get(PATH)).body.stops
    const lift = (reason = REASON) => admin.post(`/server/admin/ledger/stop/${id}/end`, { reason })
    expect((await lift()).body.code).toBe('conflict')
    await shift(-5)
    expect((await lift()).body.code).toBe('conflict')
    expect((await compare()).stops).toMatchObject([{ mayLift: true }])
    expect((await lift('  ')).body.errors.stop.reason).toBeDefined()
    expect(await order()).toBe('ledger-orders-stopped')
    const answers = await Promise.all([lift(), lift(), lift()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await order()).toBe('allowed')
    const events = (await readAdminEvents(holderId)).filter(({ action }) => action === 'orders-allowed')
    expect(events.at(-1)).toMatchObject({ actor_id: admin.accountId, reason: REASON })
    expect((await admin.post('/server/admin/ledger/stop/unknown/end', { reason: REASON })).status).toBe(404)
  })

  it('of another domain is stored and stops orders like those of the ledger', async () => {
    server.wait(2 * MINUTE)
    const check: LedgerCheck = {
      kind: 'hold',
      find: async () => [{ subject: 'order 5', reference: null, holderId }],
    }
    await runReconciliation(services, [check])
    const { shown, stops } = (await admin.get(PATH)).body
    expect(shown).toMatchObject({ checks: ['hold'], differences: [{ subject: 'order 5', holderId }] })
    expect(stops).toHaveLength(1)
    const { runs } = await compare()
    expect((await admin.get(`${PATH}?run=${shown.id}`)).body.shown.id).toBe(shown.id)
    expect(runs[0].found).toBe(0)
    await admin.post(`/server/admin/ledger/stop/${stops[0].id}/end`, { reason: REASON })
  })

  it('of many entries is listed up to a hundred, and lifts nothing while there are more', async () => {
    server.wait(2 * MINUTE)
    const found = Array.from({ length: 150 }, (_, index) => ({ subject: `${index}`, reference: null, holderId: null }))
    const check: LedgerCheck = { kind: 'entry', find: async (_, { limit }) => found.slice(0, limit) }
    await shift(1)
    await compare()
    await shift(-1)
    server.wait(2 * MINUTE)
    const mails = await countMails()
    await runReconciliation(services, [check])
    expect((await countMails()) - mails).toBe(10)
    expect((await admin.get(PATH)).body).toMatchObject({ shown: { found: 100 }, stops: [{ mayLift: false }] })
  })
})

describe('the stored comparisons', () => {
  it('are not changed or deleted', async () => {
    for (const sql of [
      'UPDATE ledger_reconciliation SET found = 0, finished_at = 1',
      "UPDATE ledger_reconciliation SET checks = '[]'",
      'DELETE FROM ledger_reconciliation',
      'UPDATE ledger_difference SET subject = 1',
      'DELETE FROM ledger_difference',
      "INSERT INTO ledger_difference SELECT id, 99, 'entry', 'x', NULL, NULL FROM ledger_reconciliation WHERE finished_at > 0 LIMIT 1",
      'UPDATE ledger_stop SET lifted_at = NULL, stopped_at = 0',
      'UPDATE ledger_stop SET lifted_at = lifted_at + 1 WHERE lifted_at > 0',
      'DELETE FROM ledger_stop',
    ])
      await expect(env.DB.prepare(sql).run(), sql).rejects.toThrow('ledger-append-only')
  })
})
