import type { Permission } from '#src/contract/http/permissions.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { AdminAction, AdminObjectKind, AuditedValues } from './admin-event.ts'

/** The object of an act as it was read: confirming demands that it is still the same. */
export type SeenObject = { id: string; version: number }

/** What an act would change, as the proposal shows it and the confirmation applies it. */
export type ActDescription = {
  /** Of the object; every change that matters for the act increases it. */
  version: number
  /** Whose account the object belongs to, as in `createAdminEvent`. */
  accountId: string | null
  organisationId?: string | null
  before: AuditedValues
  after: AuditedValues
}

/** A proposal as it is applied. */
export type ConfirmedAct = {
  object: SeenObject
  before: AuditedValues
  after: AuditedValues
  proposedBy: string
  confirmedBy: string
}

/**
 * An act of admins that takes two of them: one proposes it, and another one who has the same permission confirms it within a day. What is
 * applied is `after`, the values that both have seen; there is no other input.
 */
export type ActByTwo<Input = never> = {
  action: AdminAction
  objectKind: AdminObjectKind
  permission: Permission
  /** Reads the object and says what the act would change. Throws what refuses it: `not-found`, messages beside fields. */
  describe: (services: Services, objectId: string, input: Input) => Promise<ActDescription>
  /** Aborts the batch unless the object is what it was when it was read. */
  demandUnchanged: (db: Database, object: SeenObject) => Statement[]
  /** Statements of the batch in which the act is confirmed. */
  apply: (services: Services, act: ConfirmedAct) => Statement[] | Promise<Statement[]>
}

/** Acts by their actions. */
export type ActsByTwo = ReadonlyMap<string, ActByTwo>
