import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { ExtensionInput } from '#src/contract/service-desk/schemas.ts'
import { MAX_PREMIUM_DAYS } from '#src/domain/service/premium.ts'
import { DAY } from '#src/domain/time.ts'
import { extendPremium } from '#src/server/exchange/service/premium/premium.repository.ts'
import type { ServiceOrderRow } from '#src/server/exchange/service/service.tables.ts'
import { findPart, touchServiceOrder } from '#src/server/exchange/service/services.repository.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandPremiumEnd, findPremiumEnd } from '#src/server/people/seaman/premium.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs } from '#src/server/platform/services.ts'

type Extending = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

/** Whether premium can be extended from an order: premium of the order has begun, also if it is over. */
export const mayExtend = ({ kind, endsAt }: Pick<ServiceOrderRow, 'kind' | 'endsAt'>): boolean =>
  kind === 'premium' && endsAt !== null

function readDays(days: number | null): number {
  if (days === null || !Number.isInteger(days) || days < 1 || days > MAX_PREMIUM_DAYS)
    throw createFieldFailure('extension', { days: { id: 'premium.wrong.days', values: { most: MAX_PREMIUM_DAYS } } })
  return days
}

const writeInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The statements of an extension, of which the first ones check who extends and what was read, and the id of the mail. */
function prepareExtension(
  services: Extending,
  session: Session,
  { part, days, reason, until }: { part: ServiceOrderRow; days: number; reason: string; until: number | null },
) {
  const { db, clock, ids } = services
  const now = clock()
  const { id: orderId, accountId } = part
  const id = ids.publicId()
  const after = Math.max(now, until ?? 0) + days * DAY
  const payload = { extension: id }
  const mail = createOutboxEntry(services, {
    cause: `premium-extended:${id}`,
    kind: 'premium-extended',
    accountId,
    payload,
  })
  const statements = [
    ...demandPermission(db, session, PAGE_PERMISSIONS.services),
    ...touchServiceOrder(db, part),
    ...demandPremiumEnd(db, accountId, until),
    ...extendPremium(db, { id, accountId, orderId, days }, now),
    createAdminEvent(services, {
      ...{ actor: session.accountId, action: 'premium-extended', reason, accountId },
      object: { kind: 'service-order', id: orderId },
      before: { 'premium.until': writeInstant(until) },
      after: { 'premium.until': writeInstant(after), 'premium.days': days },
    }),
    mail.statement,
  ]
  return { statements, mailId: mail.id }
}

/**
 * Extends the premium of the seafarer of an order by days, free of charge; the seafarer is mailed. Throws messages beside the fields,
 * `not-found`, and `conflict` if premium of the order has not begun, or the order or the premium changed since it was shown.
 */
export async function extendPremiumOf(
  services: Extending,
  session: Session,
  orderId: string,
  { version, days: typed, reason: why }: ExtensionInput,
): Promise<void> {
  const [days, reason] = [readDays(typed), readReason(why, 'extension')]
  const found = await findPart(services.db, orderId)
  if (!found) throw new Failure('not-found')
  const { part } = found
  if (!mayExtend(part) || part.version !== version) throw new Failure('conflict')
  const until = await findPremiumEnd(services.db, part.accountId)
  const { statements, mailId } = prepareExtension(services, session, { part, days, reason, until })
  try {
    await runBatch(services.db, statements)
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  await sendMails(services, [mailId])
  await notifyPages(services, [part.accountId], { kind: 'service' })
}
