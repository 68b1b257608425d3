import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_REASON, MIN_REASON } from '#src/domain/text/text-limits.ts'
import { createFieldFailure } from './failure.ts'
import { isCleanName } from './plain-text.ts'

/** Validates an admin's reason. Throws a message for the field `reason` in the group of the form. */
export function readReason(text: string, group: string): string {
  const reason = normalizeName(text)
  const length = countCharacters(reason)
  const refuse = (id: string, values?: Record<string, number>) =>
    createFieldFailure(group, { reason: { id, ...(values && { values }) } })
  if (!isCleanName(reason)) throw refuse('field.common.characters')
  if (length < MIN_REASON) throw refuse('field.reason.short', { least: MIN_REASON })
  if (length > MAX_REASON) throw refuse('field.reason.long', { most: MAX_REASON })
  return reason
}
