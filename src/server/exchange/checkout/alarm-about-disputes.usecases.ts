import { createFinanceMails } from '#src/server/exchange/billing/alarm.usecases.ts'
import type { ProviderDispute } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** Writes to the finance admins about disputes that need an answer: once when it opens, and once more when an inquiry becomes a dispute. */
export async function alarmAboutDisputes(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>,
  disputes: readonly Pick<ProviderDispute, 'id' | 'state'>[],
): Promise<void> {
  const causes = disputes
    .filter(({ state }) => state === 'inquiry' || state === 'open')
    .map(({ id, state }) => ({ cause: `${id}:${state}`, payload: { disputeId: id } }))
  const mails = await createFinanceMails(services, 'dispute-opened', causes)
  if (mails.length === 0) return
  try {
    await runBatch(
      services.db,
      mails.map(({ statement }) => statement),
    )
  } catch (error) {
    // Another call about the same payment wrote them meanwhile.
    if (isUniqueViolation(error)) return
    throw error
  }
  await sendMails(
    services,
    mails.map(({ id }) => id),
  )
}
