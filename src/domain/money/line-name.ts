import type { EntryKind } from './ledger.ts'

/** The entries of a pay-back; each part is the end of its reference. */
export const PAYBACK_PARTS = ['hold', 'void', 'payout', 'returned', 'bonus', 'bonus-back'] as const
export type PaybackPart = (typeof PAYBACK_PARTS)[number]

type Named = { kind: EntryKind; reference: string }

const partOf = ({ reference }: Pick<Named, 'reference'>): PaybackPart | undefined =>
  PAYBACK_PARTS.find((part) => reference.startsWith('payback:') && reference.endsWith(`:${part}`))

/** Whether an entry belongs to a pay-back. The hold of a pay-back has no end of its own. */
export const isOfPayback = (line: Pick<Named, 'reference'>): boolean => partOf(line) !== undefined

/** The entries of a bonus: what it was for, and how it ended. Each part follows the id in the reference. */
export const BONUS_PARTS = ['friend', 'verification', 'lapsed', 'withdrawn'] as const
export type BonusPart = (typeof BONUS_PARTS)[number]

const bonusPartOf = ({ reference }: Pick<Named, 'reference'>): BonusPart | undefined => {
  const [of, , part] = reference.split(':')
  return of === 'bonus' ? BONUS_PARTS.find((one) => one === part) : undefined
}

/** Returns the id of the message that names an entry on pages, in files and on statements: by its part of a pay-back or bonus, or else by its kind. */
export function nameOfLine(
  line: Named,
): `payback.line.${PaybackPart}` | `bonus.line.${BonusPart}` | `billing.line.${EntryKind}` {
  const bonus = bonusPartOf(line)
  if (bonus) return `bonus.line.${bonus}`
  const part = partOf(line)
  return part ? `payback.line.${part}` : `billing.line.${line.kind}`
}
