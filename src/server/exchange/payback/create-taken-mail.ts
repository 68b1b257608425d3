import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** The mail to the person who paid, for the batch of the entry with a reference that takes the payment back. Empty once the person is erased. */
export const createTakenMail = (
  services: Needs<'db' | 'clock' | 'ids'>,
  { id, accountId }: Pick<PaymentRow, 'id' | 'accountId'>,
  reference: string,
) =>
  accountId === null
    ? []
    : [
        createOutboxEntry(services, {
          ...{ cause: `${reference} taken`, kind: 'balance-taken', accountId },
          payload: { paymentId: id, reference },
        }),
      ]
