import type { BalanceLine } from '#src/contract/billing/schemas.ts'
import type { HolderAccount } from '#src/domain/money/ledger.ts'
import { nameOfLine } from '#src/domain/money/line-name.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findHolderId, type Owner } from './holders.repository.ts'
import { findEntriesOf } from './lines.repository.ts'
import { type LinesQuery, toLineFilter, toLines } from './own-balance.usecases.ts'

type FileLine = BalanceLine & { place: number }

/** What the entry changed in an account; empty if nothing. */
const changeOf =
  (...accounts: HolderAccount[]) =>
  ({ changes }: BalanceLine): string | undefined => {
    const change = changes.find(({ account }) => accounts.includes(account))
    return change && toDecimal(change.amount)
  }

const COLUMNS: readonly FileColumn<FileLine>[] = [
  ['billing.column.date', ({ at }) => toPlainDate(at)],
  ['billing.column.entry', (line, { t }) => t(nameOfLine(line))],
  ['mail.fact.pay-reference', ({ links }) => links.map(({ reference }) => reference).join(' ')],
  ['billing.filter.currency', ({ amount }) => amount.currency],
  ['billing.column.amount', ({ amount }) => toDecimal(amount)],
  ['billing.account.available', changeOf('available')],
  ['billing.account.held', changeOf('held')],
  ['billing.account.bonus', changeOf('bonus')],
  ['billing.account.bonus-held', changeOf('bonus-held')],
  ['billing.account.receivable', changeOf('receivable')],
  ['billing.column.after', ({ availableAfter }) => toDecimal(availableAfter)],
]

/** The entries of a balance that a filter leaves, newest first. */
export async function linesFile(db: Database, owner: Owner, query: Omit<LinesQuery, 'page'>) {
  const holderId = await findHolderId(db, owner)
  const read: ReadStep<FileLine> = async (after, limit) => {
    if (!holderId) return []
    const rows = await findEntriesOf(db, holderId, { ...toLineFilter(query), before: after?.place }, { limit })
    const lines = await toLines(db, holderId, rows)
    return lines.map((line, index) => ({ ...line, place: rows[index]?.place ?? 0 }))
  }
  return { name: 'balance', columns: COLUMNS, read }
}
