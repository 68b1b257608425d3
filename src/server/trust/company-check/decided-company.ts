import type { CompanyDecision } from '#src/contract/company-check/admin-schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CHECK_NOTE } from '#src/domain/text/text-limits.ts'
import type { AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { CompanyParts, FoundCompany } from './company-details.repository.ts'
import type { ComparedLine } from './licence-lines.repository.ts'

export type Deciding = Needs<'db' | 'clock' | 'ids'>

/** An act of an admin on a company that was read. */
export type Deed = {
  found: FoundCompany
  said: CompanyParts
  /** The details of the licence, as they were compared. */
  lines: readonly ComparedLine[]
  decision: CompanyDecision
  adminId: string
}

/** What an act changes, and its traces. */
export type Decided = {
  statements: Statement[]
  /** The brand, where it is published. */
  name?: string | undefined
  /** The mail to the company, and the security event; absent if nothing changes for the company. */
  kind?:
    | 'company-verified'
    | 'company-refused'
    | 'company-texts'
    | 'company-suspended'
    | 'suspension-kept'
    | 'company-restored'
  /** The note of the admin. */
  note?: string | null
  before?: AuditedValues
  after: AuditedValues
}

export const throwProblems = (problems: Record<string, Text | undefined>): void => {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Record<string, Text>
  if (Object.keys(fields).length > 0) throw createFieldFailure('decision', fields)
}

/** Reads a reason and its note; throws messages beside the fields. */
export function readReason<Reason extends string>(
  reasons: readonly Reason[],
  { reason: typed, note: written }: CompanyDecision,
) {
  const note = normalizeText(written ?? '')
  const reason = reasons.find((one) => one === typed)
  throwProblems({
    reason: reason ? undefined : { id: 'check.field.reason' },
    note: reason === 'other' && note === '' ? { id: 'moderation.field.note' } : checkText(note, MAX_CHECK_NOTE),
  })
  return { reason: reason as Reason, note: note || null }
}
