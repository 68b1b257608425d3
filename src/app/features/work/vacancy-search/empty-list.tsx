import { Link, PathLink } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import type { ActiveFilter } from './active-filters.ts'
import { addressOf, change, type VacancyFilters } from './filters.ts'
import { SuggestedSearch } from './suggested-search.tsx'
import type { Words } from './words.ts'

type Props = {
  chips: readonly ActiveFilter[]
  filters: VacancyFilters
  words: Words
  suggestion: VacancyList['suggestion']
}

/** Suggests filters to remove, or the first page. */
export function EmptyList({ chips, filters, words, suggestion }: Props) {
  const { t } = words
  if (filters.page > 1) {
    const action = (
      <PathLink className="button" path={addressOf(change(filters, {}))}>
        {t('vacancy.empty.past-link')}
      </PathLink>
    )
    return <EmptyState title={t('vacancy.empty.past-title')} text={t('vacancy.empty.past-text')} action={action} />
  }
  if (chips.length === 0) {
    return <EmptyState title={t('vacancy.empty.none-title')} text={t('vacancy.empty.none-text')} />
  }
  return (
    <EmptyState
      title={t('vacancy.empty.title')}
      text={t('vacancy.empty.text')}
      action={
        <>
          {suggestion && <SuggestedSearch suggestion={suggestion} filters={filters} words={words} />}
          <FilterRemovals chips={chips} t={t} />
        </>
      }
    />
  )
}

const SHOWN = 5

/** Filters set last are last, and most likely the ones to remove. */
function FilterRemovals({ chips, t }: { chips: readonly ActiveFilter[]; t: Words['t'] }) {
  return (
    <ul className="column">
      {chips.length > 1 &&
        chips.slice(-SHOWN).map((chip) => (
          <li key={chip.key}>
            <PathLink path={chip.without}>{t('vacancy.empty.without', { name: chip.name })}</PathLink>
          </li>
        ))}
      <li>
        <Link className="button" to="/vacancy">
          {t('vacancy.empty.all')}
        </Link>
      </li>
    </ul>
  )
}
