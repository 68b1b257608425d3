import { findRank } from '../vocabulary/ranks.ts'
import { foldName } from './break-down.ts'
import { toMatrixYears } from './sea-modes.ts'
import { countDays, mergeStretches } from './stretches.ts'
import { isTanker, listCargoes, TANKER_CARGOES, type TankerCargo } from './tanker-cargoes.ts'
import type { Voyage } from './voyages.ts'

/** Years, with one decimal. Those with the operator are by the calendar, all others on board. */
export type MatrixYears = {
  operator: number | null
  rank: number
  cargo: Record<TankerCargo, number>
  tankers: number
  watch: number
}

const countYears = (voyages: readonly Voyage[]): number => toMatrixYears(countDays(mergeStretches(voyages)))

/** Who runs the ship: the manager, or the company where no other was named. */
export const operatorOf = ({ entry: { manager, company } }: Voyage): string => (manager || company) ?? ''

/** From the first joining of the last operator, until today or the last sign-off. Who sailed for another one in between began again. */
function countOperatorYears(voyages: readonly Voyage[]): number | null {
  const last = voyages.at(-1)
  const operator = last && foldName(operatorOf(last))
  if (!operator) return null
  const before = voyages.findLastIndex((voyage) => foldName(operatorOf(voyage)) !== operator)
  const own = voyages.slice(before + 1)
  const first = Math.min(...own.map((voyage) => voyage.first))
  return toMatrixYears(Math.max(...own.map((voyage) => voyage.last)) - first + 1)
}

const WATCH_REGULATIONS = new Set(['II/1', 'II/2', 'III/1', 'III/2'])
const NO_WATCH = new Set(['master', 'staff-captain', 'chief-engineer', 'staff-chief-engineer'])

/** Officers stand watches; who commands a ship or its engine room does not, and neither does who still learns. */
function keepsWatch({ entry: { position } }: Voyage): boolean {
  const rank = findRank(position ?? '')
  return (
    rank?.stcw !== undefined && rank.level !== 'cadet' && WATCH_REGULATIONS.has(rank.stcw) && !NO_WATCH.has(rank.slug)
  )
}

/** Voyages from the oldest to the newest. */
export function countMatrixYears(voyages: readonly Voyage[], rank: string): MatrixYears {
  const cargoYears = (cargo: TankerCargo) =>
    countYears(voyages.filter(({ entry }) => listCargoes(entry.fleetTypeAndVesselType).includes(cargo)))
  return {
    operator: countOperatorYears(voyages),
    rank: countYears(voyages.filter(({ entry }) => foldName(entry.position ?? '') === foldName(rank))),
    cargo: Object.fromEntries(TANKER_CARGOES.map((cargo) => [cargo, cargoYears(cargo)])) as Record<TankerCargo, number>,
    tankers: countYears(voyages.filter(({ entry }) => isTanker(entry.fleetTypeAndVesselType))),
    watch: countYears(voyages.filter(keepsWatch)),
  }
}
