import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AdminAction, AdminObject, AuditedValues } from './admin-event.ts'
import { insertAdminEvent } from './audit.repository.ts'

type Event = {
  /** Account of the admin. */
  actor: string
  action: AdminAction
  object: AdminObject
  /** Whose account the object belongs to, of an organisation's its first owner's; null when it is nobody's. Their erasure empties the personal values. */
  accountId: string | null
  /** The organisation that the object belongs to: then the values are emptied with the organisation. */
  organisationId?: string | null
  /** Words of the admin. Codes that were chosen are values of the object. */
  reason?: string | null | undefined
  before?: AuditedValues
  after?: AuditedValues
}

/** What an admin did, for the batch of the act itself. */
export function createAdminEvent(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  { actor, object, organisationId, reason, before, after, ...event }: Event,
): Statement {
  const at = clock()
  return insertAdminEvent(db, {
    ...event,
    id: ids.key(at),
    actorId: actor,
    objectKind: object.kind,
    objectId: object.id,
    organisationId: organisationId ?? null,
    reason: reason ?? null,
    before: before ?? null,
    after: after ?? null,
    at,
  })
}
