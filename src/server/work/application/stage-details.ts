import type { ApplicationMove, OfferedShip } from '#src/contract/application/schemas.ts'
import type { RefusalReason } from '#src/domain/application/stage-details.ts'
import { readImoNumber } from '#src/domain/cv/imo.ts'
import { normalizeName, normalizeText } from '#src/domain/text/text.ts'
import { MAX_CV_CODE, MAX_CV_NAME, MAX_CV_WORDS } from '#src/domain/text/text-limits.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'

const SHIP_FACTS = ['name', 'imo', 'number', 'why'] as const

const normalizeShip = ({ name, imo, number, why }: OfferedShip): OfferedShip => ({
  name: normalizeName(name),
  imo: readImoNumber(imo) ?? normalizeName(imo),
  number: normalizeName(number),
  why: normalizeText(why),
})

/** A ship of an offer has an IMO number, or another number and a reason (RULINGS). */
function checkShip({ name, imo, number, why }: OfferedShip): Record<string, Text> {
  const isNumbered = readImoNumber(imo) !== undefined
  const problems: [string, Text | undefined][] = [
    ['name', checkText(name, MAX_CV_NAME)],
    ['imo', isNumbered || (imo === '' && number !== '') ? undefined : { id: 'field.offer.imo' }],
    ['number', checkText(number, MAX_CV_CODE)],
    [
      'why',
      checkText(why, MAX_CV_WORDS) ??
        (isNumbered || why !== '' || number === '' ? undefined : { id: 'field.offer.why' }),
    ],
  ]
  return Object.fromEntries(problems.filter((one): one is [string, Text] => one[1] !== undefined))
}

function readShip(ship: OfferedShip | undefined, known: OfferedShip | null): OfferedShip | null {
  if (!ship && known) return null
  const told = normalizeShip(ship ?? { name: '', imo: '', number: '', why: '' })
  const fields = checkShip(told)
  if (Object.keys(fields).length > 0) throw createFieldFailure('ship', fields)
  return told
}

/** Returns the details of a stage: a reason for a rejection, a ship for an offer. Throws `validation-failed`. */
export function readDetails(
  { to, reason, ship }: ApplicationMove,
  known: { ship: OfferedShip | null },
): { reason: RefusalReason | null; ship: OfferedShip | null } {
  if (to === 'rejected' && !reason) throw createFieldFailure('application', { reason: { id: 'field.stage.reason' } })
  return {
    reason: to === 'rejected' ? (reason ?? null) : null,
    ship: to === 'offered' ? readShip(ship, known.ship) : null,
  }
}

/** Whether a move to the current stage has the same details: a repeated request, not a different one. */
export function isSameStage(
  { to, reason, ship }: ApplicationMove,
  kept: { reason: RefusalReason | null; ship: OfferedShip | null },
): boolean {
  if (to === 'rejected') return !reason || !kept.reason || reason === kept.reason
  if (to !== 'offered' || !ship || !kept.ship) return true
  const [told, known] = [normalizeShip(ship), kept.ship]
  return SHIP_FACTS.every((fact) => told[fact] === known[fact])
}
