import { readReference } from '#src/domain/payment/creditor-reference.ts'
import { assignLine, findLine } from '#src/server/exchange/payment/bank-payments.repository.ts'
import { findByReferences } from '#src/server/exchange/payment/payment.repository.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'

const refuse = (problem: string) => createFieldFailure('assignment', { reference: { id: `transfer.wrong.${problem}` } })

/**
 * Assigns money to the payment with a reference. Nothing is credited by it. Throws a message beside the field for an unknown reference, and
 * `conflict` if the line was decided meanwhile.
 */
export async function assignTransfer(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  { id, reference: typed }: { id: string; reference: string },
): Promise<void> {
  const { db } = services
  const reference = readReference(typed)
  if (!reference) throw refuse('reference')
  const [found, [payment]] = await Promise.all([findLine(db, id), findByReferences(db, [reference])])
  if (!found) throw new Failure('not-found')
  if (!payment) throw refuse('unknown')
  const { line } = found
  if (line.paymentId === payment.id) return
  try {
    await runBatch(db, [
      ...demandPermission(db, session, 'finance'),
      ...assignLine(db, line, payment.id),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'transfer-assigned',
        object: { kind: 'transfer', id },
        accountId: null,
        before: { 'transfer.payment': line.paymentId },
        after: { 'transfer.payment': payment.id, 'transfer.reference': reference },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}
