import type { Permission } from '#src/contract/http/permissions.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { AdminAction, AdminObjectKind, AuditedValues } from './admin-event.ts'

/** The object of an act as it was read. It must be unchanged when the act is confirmed. */
export type SeenObject = { id: string; version: number }

/** The change that the proposal shows and the confirmation applies. */
export type ActDescription = {
  /** The version of the object; every change that is relevant to the act increases it. */
  version: number
  /** The account that owns the object, as in `createAdminEvent`. */
  accountId: string | null
  organisationId?: string | null
  before: AuditedValues
  after: AuditedValues
}

/** A proposal that is applied. */
export type ConfirmedAct = {
  object: SeenObject
  before: AuditedValues
  after: AuditedValues
  proposedBy: string
  confirmedBy: string
}

/**
 * An act that requires two admins: one proposes it, and another with the same permission confirms it within a day. Only `after` is applied,
 * the values that both have seen; there is no other input.
 */
export type ActByTwo<Input = never> = {
  action: AdminAction
  objectKind: AdminObjectKind
  permission: Permission
  /** Reads the object and returns the change. Throws `not-found` or field messages if the act is not possible. */
  describe: (services: Services, objectId: string, input: Input) => Promise<ActDescription>
  /** Aborts the batch if the object has changed since it was read. */
  demandUnchanged: (db: Database, object: SeenObject) => Statement[]
  /** Returns the statements for the batch of the confirmation. */
  apply: (services: Services, act: ConfirmedAct) => Statement[] | Promise<Statement[]>
}

/** Acts by action. */
export type ActsByTwo = ReadonlyMap<string, ActByTwo>
