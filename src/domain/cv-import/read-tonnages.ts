import { type Gathered, gather } from './gather.ts'
import { findNumbers } from './numbers.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

type Tonnage = 'grossTonnage' | 'deadweight'

const UNITS: readonly (readonly [field: Tonnage | 'teu', pattern: RegExp])[] = [
  ['grossTonnage', /(?<!\p{L})(?:grt|gt|brt|брт|brz|trb|ums|总吨)(?!\p{L})/iu],
  ['deadweight', /(?<!\p{L})(?:dwt|dwcc|tdw|tpm|дедвейт|载重吨)(?!\p{L})/iu],
  ['teu', /(?<!\p{L})teu(?!\p{L})/iu],
]

/** Returns the unit directly before or after a number. */
function unitOf(text: string, start: number, end: number): Tonnage | 'teu' | undefined {
  const [before, behind] = [text.slice(Math.max(0, start - 12), start), text.slice(end, end + 12)]
  const after = UNITS.find(([, pattern]) => (pattern.exec(behind)?.index ?? 9) < 4)
  if (after) return after[0]
  return UNITS.find(([, pattern]) => pattern.test(before))?.[0]
}

/** Reads the sizes of a ship: by unit, or without one as `otherwise`. */
export function readTonnages(
  { voyage, ...at }: { voyage: Gathered; row: Row; ground: Ground },
  text: string,
  otherwise?: Tonnage,
): void {
  const numbers = findNumbers(text)
  for (const { start, end } of numbers) {
    const field = unitOf(text, start, end) ?? (numbers.length === 1 ? otherwise : undefined)
    if (field) gather(voyage, ['experience', field], text.slice(start, end), at)
  }
}
