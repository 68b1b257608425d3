import { PathLink } from '#src/app/ui/link.tsx'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { richText } from '#src/i18n/react.tsx'
import { addressOf, change, type VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

type Props = { suggestion: NonNullable<VacancyList['suggestion']>; filters: VacancyFilters; words: Words }

/** A link to the corrected search of an empty one. */
export function SuggestedSearch({ suggestion: { ranks, vesselTypes, rest }, filters, words }: Props) {
  const merge = (chosen: readonly string[], more: readonly string[]) => [...new Set([...chosen, ...more])]
  const meant = change(filters, {
    q: rest,
    rank: merge(filters.rank, ranks),
    vessel: merge(filters.vessel, vesselTypes),
  })
  const name = words.formats.anyOf([...ranks.map(words.rank), ...vesselTypes.map(words.vessel)])
  return (
    <p>
      {richText(words.intl, 'vacancy.empty.meant', {
        name,
        link: (text) => <PathLink path={addressOf(meant)}>{text}</PathLink>,
      })}
    </p>
  )
}
