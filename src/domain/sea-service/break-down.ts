import { foldText } from '../vocabulary/fold-text.ts'
import { addMonths, toDay } from './plain-days.ts'
import { measureService, type SeaLength, type SeaMode } from './sea-modes.ts'
import { clipStretches, countDays, mergeStretches, type Stretch } from './stretches.ts'
import type { Voyage } from './voyages.ts'

export const SEA_GROUPS = ['rank', 'vessel', 'company', 'engine'] as const

export type SeaGroup = (typeof SEA_GROUPS)[number]

/** `recent` is what lies in the last five years. */
export type SeaSum = { total: SeaLength; recent: SeaLength }

/** `name` is as it was typed last, null where nothing was told. */
export type SeaLine = SeaSum & { name: string | null }

const RECENT_MONTHS = 60

const NAMES: Record<SeaGroup, (entry: Voyage['entry']) => string> = {
  rank: ({ position }) => position ?? '',
  vessel: ({ fleetTypeAndVesselType: { vesselType } }) => vesselType ?? '',
  company: ({ company }) => company ?? '',
  engine: ({ engineName, engineModel }) => [engineName, engineModel].filter(Boolean).join(' '),
}

const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** What compares equal when people mean the same. */
export const foldName = (name: string): string => foldText(tidyName(name))

/** All of it, and what of it lies in the last five years; no day counts twice. */
export function sumService(stretches: readonly Stretch[], mode: SeaMode, today: string): SeaSum {
  const end = toDay(today)
  const merged = mergeStretches(stretches)
  return {
    total: measureService(merged, mode),
    recent: measureService(clipStretches(merged, addMonths(end + 1, -RECENT_MONTHS), end), mode),
  }
}

/** Sea service by rank, type of vessel, company or engine, the longest first, what has no name last. */
export function breakDown(voyages: readonly Voyage[], group: SeaGroup, mode: SeaMode, today: string): SeaLine[] {
  const named = voyages.map((voyage) => ({ ...voyage, name: tidyName(NAMES[group](voyage.entry)) }))
  return [...Map.groupBy(named, ({ name }) => foldName(name)).values()]
    .map((parts) => ({
      name: parts.at(-1)?.name || null,
      days: countDays(mergeStretches(parts)),
      ...sumService(parts, mode, today),
    }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null) || other.days - one.days)
    .map(({ days, ...line }) => line)
}
