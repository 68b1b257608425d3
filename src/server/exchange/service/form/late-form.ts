import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { FoundPart } from '../services.repository.ts'

/** Returns the move of a part that was not delivered in time; the seafarer is mailed about a form. */
export const lapsePart = (services: Needs<'db' | 'clock' | 'ids'>, { part: { id, kind, accountId } }: FoundPart) => ({
  event: 'lapse' as const,
  mails:
    kind === 'form'
      ? [
          createOutboxEntry(services, {
            cause: `service-late:${id}`,
            kind: 'service-late',
            accountId,
            payload: { part: id },
          }),
        ]
      : [],
})
