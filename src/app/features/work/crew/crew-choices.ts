import type { CrewList, CrewQuery } from '#src/contract/crew/schemas.ts'
import { RANK_DEPARTMENTS, RANK_GROUPS, RANKS } from '#src/domain/vocabulary/ranks.ts'
import { FLEETS, VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import type { CrewWords } from './crew-words.ts'

export type Choice = { value: string; name: string }
export type ChoiceGroup = { title: string; options: readonly Choice[] }

const isWanted = (present: readonly string[], chosen: string | undefined) => (entry: { slug: string }) =>
  entry.slug === chosen || present.includes(entry.slug)

const withoutEmpty = (groups: readonly ChoiceGroup[]) => groups.filter(({ options }) => options.length > 0)

/** Returns ranks in the list, in vocabulary order. */
export function rankChoices({ ranks }: CrewList['choices'], { rank }: CrewQuery, words: CrewWords): ChoiceGroup[] {
  const wanted = RANKS.filter(isWanted(ranks, rank))
  const groups = RANK_GROUPS.map((group) => ({
    title: words.t(`vocabulary.group.${group}`),
    options: wanted
      .filter((entry) => entry.group === group)
      .map(({ slug }) => ({ value: slug, name: words.rank(slug) })),
  }))
  return withoutEmpty(groups)
}

/** Returns vessel types in the list, by fleet. */
export function vesselChoices(
  { vesselTypes }: CrewList['choices'],
  { vessel }: CrewQuery,
  words: CrewWords,
): ChoiceGroup[] {
  const wanted = VESSEL_TYPES.filter(isWanted(vesselTypes, vessel))
  const groups = FLEETS.map((fleet) => ({
    title: words.fleet(fleet),
    options: wanted
      .filter((entry) => entry.fleet === fleet)
      .map(({ slug }) => ({ value: slug, name: words.vessel(slug) })),
  }))
  return withoutEmpty(groups)
}

export const departmentChoices = (words: CrewWords): Choice[] =>
  RANK_DEPARTMENTS.map((value) => ({ value, name: words.department(value) }))

export const fleetChoices = (words: CrewWords): Choice[] => FLEETS.map((value) => ({ value, name: words.fleet(value) }))

const MONTHS = [6, 12, 24, 36, 60]

/** A number from an address remains selectable although the menu does not offer it. */
export function monthChoices({ inRank }: CrewQuery, { t }: CrewWords): Choice[] {
  const months = inRank === undefined ? MONTHS : [...new Set([...MONTHS, inRank])].sort((a, b) => a - b)
  return months.map((count) => ({ value: String(count), name: t('crew.filter.at-least', { months: count }) }))
}
