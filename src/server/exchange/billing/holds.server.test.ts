import { describe, expect, it, test } from 'vitest'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import {
  createHolder,
  findDifferences,
  newReference,
  readBalances,
  reverse,
  usd,
} from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createEntry } from './enter.usecases.ts'
import { findEntryByReference } from './entries.repository.ts'
import { payFee, reinstate, takeBack, topUp } from './funds.usecases.ts'
import { createHold } from './hold-entries.repository.ts'
import { demandOrdersAllowed, findHold } from './holds.repository.ts'
import { capture, hold, refund, voidDueHolds, voidHold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'

const server = serverOf(billingDomain)()
const { services } = server
const DAY = 86_400_000

const holdNow = (holderId: string, minor: number, reference = newReference()) =>
  hold(services, { reference, holderId, amount: usd(minor), until: server.now() + DAY })

/** `done`, or the code of the refusal. */
async function outcome(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

const outcomes = async (acts: readonly Promise<unknown>[]) => {
  const found = await Promise.all(acts.map(outcome))
  return Object.fromEntries([...new Set(found)].map((code) => [code, found.filter((each) => each === code).length]))
}

describe('a top-up', () => {
  it('is entered once for a reference, however often it is reported at the same time', async () => {
    const holderId = await createHolder(server)
    const funds = { reference: newReference(), holderId, amount: usd(5000), at: 'bank' } as const
    const entries = await Promise.all(Array.from({ length: 100 }, () => topUp(services, funds)))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1)
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
  })

  it('is refused under the reference of another: by a cent, a currency, a person, an account or a kind', async () => {
    const [holderId, other] = [await createHolder(server), await createHolder(server)]
    const funds = { reference: newReference(), holderId, amount: usd(5000), at: 'bank' } as const
    await topUp(services, funds)
    const changed = [
      topUp(services, { ...funds, amount: usd(5001) }),
      topUp(services, { ...funds, amount: { ...usd(5000), currency: 'EUR' } }),
      topUp(services, { ...funds, holderId: other }),
      topUp(services, { ...funds, at: 'clearing' }),
      reinstate(services, funds),
      holdNow(holderId, 5000, funds.reference),
    ]
    expect(await outcomes(changed)).toEqual({ 'idempotency-mismatch': changed.length })
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
  })
})

describe('a hold', () => {
  it('takes bonus first and then what is available', async () => {
    const holderId = await createHolder(server, { available: 1000, bonus: 300 })
    await holdNow(holderId, 200)
    expect(await readBalances(server, holderId)).toEqual({ available: 1000, bonus: 100, 'bonus-held': 200 })
    await holdNow(holderId, 500)
    expect(await readBalances(server, holderId)).toEqual({ available: 600, held: 400, 'bonus-held': 300 })
  })

  it('counts in what is available: of six holds of 1,000 on 5,000, five are made', async () => {
    const holderId = await createHolder(server, { available: 5000 })
    const six = Array.from({ length: 6 }, () => holdNow(holderId, 1000))
    expect(await outcomes(six)).toEqual({ done: 5, 'balance-too-low': 1 })
    expect(await readBalances(server, holderId)).toEqual({ held: 5000 })
  })

  it('is made exactly as often as the balance allows, of 200 at the same time', async () => {
    const holderId = await createHolder(server, { available: 30, bonus: 20 })
    const many = Array.from({ length: 200 }, () => holdNow(holderId, 10))
    expect(await outcomes(many)).toEqual({ done: 5, 'balance-too-low': 195 })
    expect(await readBalances(server, holderId)).toEqual({ held: 30, 'bonus-held': 20 })
    expect(await findDifferences()).toEqual([])
  })

  it('that is voided twice returns its amount once', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const { id: holdId } = await holdNow(holderId, 60)
    const end = () => voidHold(services, { holdId, reference: newReference() })
    expect([await outcome(end()), await outcome(end())]).toEqual(['done', 'conflict'])
    expect(await outcomes(Array.from({ length: 20 }, end))).toEqual({ conflict: 20 })
    expect(await readBalances(server, holderId)).toEqual({ available: 100 })
  })

  it('that was refused cannot be captured: there is none', async () => {
    const holderId = await createHolder(server, { available: 50 })
    const reference = newReference()
    expect(await outcome(holdNow(holderId, 60, reference))).toBe('balance-too-low')
    expect(await findEntryByReference(services.db, reference)).toBeUndefined()
    expect(await outcome(capture(services, { holdId: reference, reference: newReference(), amount: usd(1) }))).toBe(
      'not-found',
    )
    expect(await readBalances(server, holderId)).toEqual({ available: 50 })
  })

  it('is part of the batch that orders something: one is not made without the other', async () => {
    const holderId = await createHolder(server, { available: 10 })
    const entry = createHold({ reference: newReference(), holderId, amount: usd(11), until: server.now() })
    const batch = runBatch(services.db, [...createEntry(services, entry)])
    expect(readLedgerCode(await batch.catch((error: unknown) => error))).toBe('ledger-overdrawn')
  })

  it('counts as held after its time until the job voids it, and can be captured until then', async () => {
    const holderId = await createHolder(server, { available: 100, bonus: 50 })
    const [first, second] = [await holdNow(holderId, 100), await holdNow(holderId, 50)]
    server.wait(DAY)
    expect(await readBalances(server, holderId)).toEqual({ held: 100, 'bonus-held': 50 })
    await capture(services, { holdId: second.id, reference: newReference(), amount: usd(20) })
    await Promise.all([voidDueHolds(services), voidDueHolds(services)])
    expect(await readBalances(server, holderId)).toEqual({ available: 80, bonus: 50 })
    expect(await outcome(voidHold(services, { holdId: first.id, reference: newReference() }))).toBe('conflict')
  })
})

describe('a capture', () => {
  it('is posted to revenue in parts until nothing is held, the bonus first', async () => {
    const holderId = await createHolder(server, { available: 100, bonus: 50 })
    const { id: holdId } = await holdNow(holderId, 120)
    await capture(services, { holdId, reference: newReference(), amount: usd(60) })
    expect(await readBalances(server, holderId)).toEqual({ available: 30, held: 60 })
    await capture(services, { holdId, reference: newReference(), amount: usd(60) })
    expect(await readBalances(server, holderId)).toEqual({ available: 30 })
    expect(await findHold(services.db, holdId)).toMatchObject({ captured: 70, bonusCaptured: 50, held: 0 })
  })

  it('is made exactly as often as the hold allows, of 200 at the same time', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const { id: holdId } = await holdNow(holderId, 100)
    const debit = () => capture(services, { holdId, reference: newReference(), amount: usd(7) })
    expect(await outcomes(Array.from({ length: 200 }, debit))).toEqual({ done: 14, conflict: 186 })
    expect(await findHold(services.db, holdId)).toMatchObject({ held: 2, captured: 98 })
    expect(await findDifferences()).toEqual([])
  })

  it('is one for a reference, of a hundred at the same time with the same answer, and none for a cent more', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const { id: holdId } = await holdNow(holderId, 100)
    const charge = { holdId, reference: newReference(), amount: usd(60) }
    const entries = await Promise.all(Array.from({ length: 100 }, () => capture(services, charge)))
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(1)
    expect(await outcome(capture(services, { ...charge, amount: usd(61) }))).toBe('idempotency-mismatch')
    expect(await findHold(services.db, holdId)).toMatchObject({ held: 40, captured: 60 })
  })

  it('of a part lets the rest be voided to exactly where it came from', async () => {
    const holderId = await createHolder(server, { available: 100, bonus: 50 })
    const { id: holdId } = await holdNow(holderId, 120)
    await capture(services, { holdId, reference: newReference(), amount: usd(20) })
    await voidHold(services, { holdId, reference: newReference() })
    expect(await readBalances(server, holderId)).toEqual({ available: 100, bonus: 30 })
  })

  it('never takes more than is held', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const { id: holdId } = await holdNow(holderId, 50)
    expect(await outcome(capture(services, { holdId, reference: newReference(), amount: usd(51) }))).toBe('conflict')
    expect(await readBalances(server, holderId)).toEqual({ available: 50, held: 50 })
  })

  it('is refunded in parts to the balance, to money before bonus, and never beyond itself', async () => {
    const holderId = await createHolder(server, { available: 100, bonus: 50 })
    const { id: holdId } = await holdNow(holderId, 120)
    await capture(services, { holdId, reference: newReference(), amount: usd(120) })
    const back = (minor: number) => refund(services, { holdId, reference: newReference(), amount: usd(minor) })
    await back(60)
    expect(await readBalances(server, holderId)).toEqual({ available: 90 })
    await back(50)
    expect(await readBalances(server, holderId)).toEqual({ available: 100, bonus: 40 })
    expect(await outcome(back(11))).toBe('conflict')
    await back(10)
    expect(await readBalances(server, holderId)).toEqual({ available: 100, bonus: 50 })
  })
})

describe('two acts on one hold, in both orders and at the same time', () => {
  const ACTS = {
    'capture of all': (holdId: string) => capture(services, { holdId, reference: newReference(), amount: usd(100) }),
    'capture of a part': (holdId: string) => capture(services, { holdId, reference: newReference(), amount: usd(60) }),
    void: (holdId: string) => voidHold(services, { holdId, reference: newReference() }),
    expiry: async () => {
      server.wait(DAY)
      await voidDueHolds(services)
    },
    refund: (holdId: string) => refund(services, { holdId, reference: newReference(), amount: usd(60) }),
    reversal: (holdId: string) => reverse(server, { reference: newReference(), entryId: holdId }),
  }
  type Act = keyof typeof ACTS
  /** What the second act does after the first: the hold is of 100. */
  const SECOND: Record<Act, Record<Act, string>> = {
    'capture of all': {
      'capture of all': 'conflict',
      'capture of a part': 'conflict',
      void: 'conflict',
      expiry: 'done',
      refund: 'done',
      reversal: 'conflict',
    },
    'capture of a part': {
      'capture of all': 'conflict',
      'capture of a part': 'conflict',
      void: 'done',
      expiry: 'done',
      refund: 'done',
      reversal: 'conflict',
    },
    void: {
      'capture of all': 'conflict',
      'capture of a part': 'conflict',
      void: 'conflict',
      expiry: 'done',
      refund: 'conflict',
      reversal: 'conflict',
    },
    expiry: {
      'capture of all': 'conflict',
      'capture of a part': 'conflict',
      void: 'conflict',
      expiry: 'done',
      refund: 'conflict',
      reversal: 'conflict',
    },
    refund: {
      'capture of all': 'done',
      'capture of a part': 'done',
      void: 'done',
      expiry: 'done',
      refund: 'conflict',
      reversal: 'conflict',
    },
    reversal: {
      'capture of all': 'done',
      'capture of a part': 'done',
      void: 'done',
      expiry: 'done',
      refund: 'conflict',
      reversal: 'conflict',
    },
  }
  const names = Object.keys(ACTS) as Act[]
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const))

  test.each(pairs)('%s, then %s', async (first, second) => {
    const holderId = await createHolder(server, { available: 150 })
    const { id } = await holdNow(holderId, 100)
    await outcome(ACTS[first](id))
    expect(await outcome(ACTS[second](id))).toBe(SECOND[first][second])
    const own = await findHold(services.db, id)
    const { available = 0, held = 0 } = await readBalances(server, holderId)
    expect(held).toBe(own?.held)
    expect(available + held + Number(own?.captured)).toBe(150)
  })

  it('end it once, whichever comes first', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const { id } = await holdNow(holderId, 100)
    const acts = Array.from({ length: 20 }, (_, index) => ACTS[index % 2 ? 'void' : 'capture of all'](id))
    expect(await outcomes(acts)).toEqual({ done: 1, conflict: 19 })
  })
})

describe('a reversal', () => {
  it('mirrors an entry exactly and once', async () => {
    const holderId = await createHolder(server)
    const funds = { reference: newReference(), holderId, amount: usd(700), at: 'clearing' } as const
    const original = await topUp(services, funds)
    const asked = { reference: newReference(), entryId: original.id }
    const [one, again] = [await reverse(server, asked), await reverse(server, asked)]
    expect(again.id).toBe(one.id)
    expect(one.legs).toEqual(original.legs.map((leg) => ({ ...leg, amount: -Number(leg.amount) })))
    expect(await readBalances(server, holderId)).toEqual({})
    expect(await outcome(reverse(server, { ...asked, reference: newReference() }))).toBe('conflict')
    expect(await outcome(reverse(server, { reference: newReference(), entryId: one.id }))).toBe('conflict')
  })

  it('is refused for money that is spent, for holds, and for what does not exist', async () => {
    const holderId = await createHolder(server)
    const funds = { reference: newReference(), holderId, amount: usd(700), at: 'clearing' } as const
    const paid = await topUp(services, funds)
    const held = await holdNow(holderId, 1)
    const undo = (entryId: string) => outcome(reverse(server, { reference: newReference(), entryId }))
    expect(await undo(paid.id)).toBe('balance-too-low')
    expect(await undo(held.id)).toBe('conflict')
    expect(await undo('nothing')).toBe('not-found')
  })
})

describe('a dispute', () => {
  const at = 'clearing'

  it('takes what is available and makes the rest a debt; new orders are refused until it is settled', async () => {
    const holderId = await createHolder(server, { available: 1000 })
    await holdNow(holderId, 700)
    await takeBack(services, { reference: newReference(), holderId, amount: usd(1000), at })
    await payFee(services, { reference: newReference(), amount: usd(15), at })
    expect(await readBalances(server, holderId)).toEqual({ held: 700, receivable: -700 })
    const order = () =>
      outcome(
        runBatch(services.db, demandOrdersAllowed(services.db, holderId)).catch((error: unknown) => {
          throw toLedgerFailure(error)
        }),
      )
    expect(await order()).toBe('balance-owed')
    await topUp(services, { reference: newReference(), holderId, amount: usd(500), at: 'bank' })
    expect(await readBalances(server, holderId)).toEqual({ held: 700, receivable: -200 })
    await reinstate(services, { reference: newReference(), holderId, amount: usd(1000), at })
    expect(await readBalances(server, holderId)).toEqual({ available: 800, held: 700 })
    expect(await order()).toBe('done')
  })

  it('is entered once for a reference', async () => {
    const holderId = await createHolder(server, { available: 1000 })
    const asked = { reference: newReference(), holderId, amount: usd(600), at } as const
    await Promise.all([takeBack(services, asked), takeBack(services, asked), takeBack(services, asked)])
    expect(await readBalances(server, holderId)).toEqual({ available: 400 })
  })
})
