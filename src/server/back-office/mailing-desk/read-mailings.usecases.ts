import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { ADMIN_MAILINGS, type MailingState } from '#src/contract/mailing-desk/list.ts'
import type { AdminMailing, AdminMailings } from '#src/contract/mailing-desk/schemas.ts'
import type { MailingRow } from '#src/server/exchange/mailing/mailing.tables.ts'
import { listMailings, reportMailing } from '#src/server/exchange/mailing/report/report.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countAllMailings, findAnyMailing, listAllMailings } from './mailings.repository.ts'

function stateOf({ stoppedAt, endedAt }: Pick<MailingRow, 'stoppedAt' | 'endedAt'>): MailingState {
  if (stoppedAt !== null) return 'stopped'
  return endedAt === null ? 'running' : 'ended'
}

const ownerOf = ({ mailing, email }: { mailing: MailingRow; email: string }) => ({
  ...{ accountId: mailing.accountId, email, state: stateOf(mailing) },
})

/** Returns a page of mailings of all seafarers. */
export async function getAdminMailings(
  services: Needs<'db'>,
  { state, q, page }: ListQuery<typeof ADMIN_MAILINGS>,
): Promise<AdminMailings> {
  const { db } = services
  const { pageSize } = ADMIN_MAILINGS
  const [rows, total] = await Promise.all([
    listAllMailings(db, { state, q }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countAllMailings(db, { state, q }),
  ])
  const listed = await listMailings(
    services,
    rows.map(({ mailing }) => mailing),
  )
  const items = rows.flatMap((row, index) => {
    const item = listed[index]?.item
    return item ? [{ ...item, ...ownerOf(row) }] : []
  })
  return { items, total, page, pageSize }
}

/** Returns a mailing with every agency by name. Throws `not-found`. */
export async function getAdminMailing(services: Needs<'db' | 'clock'>, id: string): Promise<AdminMailing> {
  const found = await findAnyMailing(services.db, id)
  if (!found) throw new Failure('not-found')
  const report = await reportMailing(services, found.mailing, 'admin')
  return { ...report, ...ownerOf(found), orderId: found.mailing.orderId, mayStop: false }
}
