import type { VerifiedMark } from '#src/contract/verification/schemas.ts'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { hashFacts } from './evidence.ts'
import type { VerificationRow } from './verification.tables.ts'

/** Returns the digest of what was checked: the person and these papers. A removed paper changes it. */
export function hashChecked({ profileData, documents }: Cv, items: readonly string[]): string {
  const { firstname, surname, birthDate, citizenship } = profileData
  const papers = items.toSorted().map((id) => {
    const paper = documents.find((document) => document.id === id)
    return [id, paper ? hashFacts('documents', paper) : null]
  })
  return hashText(JSON.stringify([firstname, surname, birthDate, citizenship, papers]))
}

/** Returns the digest of what an admin sees: the same with the scans. A replaced scan changes it. */
export const hashSeen = (cv: Cv, items: readonly string[], scans: readonly { id: string; entryId: string }[]): string =>
  hashText(JSON.stringify([hashChecked(cv, items), scans.map(({ id, entryId }) => `${entryId} ${id}`).toSorted()]))

/** Returns the state for the current CV. After reverting an edit it is verified again. */
export function stateOf(row: VerificationRow | undefined, cv: Cv, today: string): VerificationState {
  if (!row) return 'none'
  if (row.state !== 'verified') return row.state
  const isOver = row.recheckOn !== null && row.recheckOn <= today
  return isOver || row.facts !== hashChecked(cv, row.items) ? 'expired' : 'verified'
}

const listItems = ({ items }: VerificationRow, { documents }: Cv): VerifiedMark['items'] =>
  documents.filter(({ id }) => items.includes(id)).map(({ type, name }) => ({ type: type ?? 'document', name }))

/** Returns the public mark while it is valid: what was checked, and when. */
export function markOf(row: VerificationRow | undefined, cv: Cv, today: string): VerifiedMark | null {
  if (!row || row.decidedAt === null || stateOf(row, cv, today) !== 'verified') return null
  return { checkedAt: row.decidedAt, items: listItems(row, cv) }
}
