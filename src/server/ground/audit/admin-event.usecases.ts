import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AdminAction, AdminObject, AuditedValues } from './admin-event.ts'
import { insertAdminEvent } from './audit.repository.ts'

type Event = {
  /** The account of the admin. */
  actor: string
  action: AdminAction
  object: AdminObject
  /** The account that owns the object; for an organisation, its first owner; null if no account owns it. Its erasure empties the personal values. */
  accountId: string | null
  /** The organisation that owns the object. The values are then emptied with the organisation. */
  organisationId?: string | null
  /** Text by the admin. A code that the admin chose is a value in `after` instead. */
  reason?: string | null | undefined
  before?: AuditedValues
  after?: AuditedValues
}

/** Records an action of an admin, in the batch of the action. */
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
