import { toPlainDate } from '#src/domain/time.ts'
import { addStatement } from '#src/server/back-office/transfer/add-transfers.usecases.ts'
import { assignTransfer } from '#src/server/back-office/transfer/assign-transfer.usecases.ts'
import type { Act, Planned } from '../act.ts'
import { type BankTransfer, writeStatement } from '../bank.ts'
import { idOf, pickName, pickSum } from '../choose.ts'
import { readRows } from '../database.ts'
import type { Model } from '../model/books.ts'
import * as model from '../model/payments.ts'
import { ADMINS, sessionOf } from '../people.ts'
import { nameNext, type World } from '../world.ts'

export const pickAdmin = ({ random }: World) => random.acts.pick(ADMINS) ?? 'paula'

/** What decisions about a line are based on: the line, and whom its payment belongs to. */
export function readLine({ lines, payments, erased }: Model, name: string): unknown {
  const line = lines[name]
  return [line, erased[payments[line?.payment ?? '']?.holder ?? '']]
}

export function referenceOf(world: World, payment: string): string {
  const [row] = readRows<{ reference: string }>(
    world.database,
    'SELECT reference FROM payment WHERE id = ?',
    idOf(world, payment),
  )
  return row?.reference ?? ''
}

/** What people write: the reference, with spaces and letters for digits, an unknown one, or two. */
function writeText(world: World, payment: string | undefined, other: string | undefined): [string, string | null] {
  const { acts } = world.random
  if (!payment || acts.chance(0.1)) return ['for my account RF18000000004', null]
  const reference = referenceOf(world, payment)
  if (other && other !== payment && acts.chance(0.08)) return [`${reference} and ${referenceOf(world, other)}`, null]
  if (acts.chance(0.3))
    return [
      reference
        .replace(/(.{4})/g, '$1 ')
        .replaceAll('0', 'O')
        .toLowerCase(),
      payment,
    ]
  return [`top-up ${reference}`, payment]
}

/** Someone pays at the bank: exactly, a part, too much, or in another currency. The product learns of it by a statement. */
const payAtBank: Act = {
  name: 'pay at the bank',
  weight: 16,
  plan: (world) => {
    const { acts } = world.random
    const known = (_: unknown, one: string) => world.ids.has(one)
    const asked = pickName(world, world.model.payments, known)
    const [text, payment] = writeText(world, asked, pickName(world, world.model.payments, known))
    const due = world.model.payments[asked ?? '']
    const choice = acts.below(10)
    const part = due && { currency: due.currency, minor: 1 + acts.below(due.minor) }
    const more = due && { currency: due.currency, minor: due.minor + 1 + acts.below(due.minor) }
    const sum =
      (choice < 5
        ? due && { currency: due.currency, minor: due.minor }
        : choice < 7
          ? part
          : choice < 9
            ? more
            : undefined) ?? pickSum(world)
    const name = nameNext(world, 't')
    const day = toPlainDate(world.now())
    const id = acts.chance(0.7) ? `bank-${name}` : null
    const transfer: BankTransfer = { ...sum, name, id, day, text: `${text} note ${name}.`, payment, copy: 1 }
    // The bank may split it: two equal transfers that its statement cannot tell apart.
    const twin = { ...transfer, name: nameNext(world, 't'), copy: 2 }
    world.bank.transfers.push(transfer, ...(id === null && acts.chance(0.2) ? [twin] : []))
    return undefined
  },
}

export function planStatement(world: World, stated: readonly BankTransfer[]): Planned {
  const shuffled = stated.map((one) => ({ one, place: world.random.acts.next() })).sort((a, b) => a.place - b.place)
  const file = writeStatement(
    shuffled.map(({ one }) => one),
    toPlainDate(world.now()),
  )
  const admin = pickAdmin(world)
  return {
    run: (services) => addStatement(services, sessionOf(admin), { file }),
    model: (books) => model.addLines(books, stated),
  }
}

/** Whole days, as banks state them, in any order of lines; most days are in several statements. */
const upload: Act = {
  name: 'upload a statement',
  weight: 14,
  plan: (world) => {
    const { acts } = world.random
    const { transfers } = world.bank
    const from = transfers[acts.below(transfers.length)]?.day
    const stated = transfers.filter(({ day }) => from !== undefined && day >= from)
    if (stated.length === 0) return undefined
    return planStatement(world, stated)
  },
}

const assign: Act = {
  name: 'assign a transfer',
  weight: 4,
  plan: (world) => {
    const known = (_: unknown, one: string) => world.ids.has(one)
    const line = pickName(world, world.model.lines, (one, name) => known(one, name) && one.payment === null)
    const payment = pickName(world, world.model.payments, known)
    if (!line || !payment) return undefined
    const [admin, reference, id] = [pickAdmin(world), referenceOf(world, payment), idOf(world, line)]
    return {
      run: (services) => assignTransfer(services, sessionOf(admin), { id, reference }),
      model: (books) => model.assign(books, line, payment),
      reads: (books) => readLine(books, line),
    }
  },
}

export const transferActs = [payAtBank, upload, assign]
