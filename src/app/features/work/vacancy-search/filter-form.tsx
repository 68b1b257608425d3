import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useKeptMarkup } from '#src/app/ui/kept-markup.tsx'
import { SortMenu } from '#src/app/ui/sort-links.tsx'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { pluralForms } from '#src/i18n/plural-forms.ts'
import { FacetDetails, FacetFields } from './facet-fields.tsx'
import { createFacetGroup } from './facet-group.ts'
import { addressOf, countChoices, type ListFilter, type VacancyFilters } from './filters.ts'
import { listOrders } from './list-orders.ts'
import { EnglishField, JoinFields, LengthField, PayFields, PublishedFields, VerifiedField } from './plain-fields.tsx'
import type { Words } from './words.ts'

type Props = {
  facets: VacancyList['facets']
  filters: VacancyFilters
  words: Words
  /** The current order, and whether there is one by match. */
  order: VacancyList['sort']
  isSeafarer: boolean
}

/**
 * A GET form: every choice is in the address. On phones the fields are collapsed without script. All pages of a search have the same form, so
 * documents cache it.
 */
export function FilterForm(props: Props) {
  const { facets, filters, words, order, isSeafarer } = props
  const keep = useKeptMarkup()
  const label = words.t('vacancy.filter.form')
  const form = () => <Form {...props} />
  if (!keep) return <search aria-label={label}>{form()}</search>
  const key = `${words.intl.code} ${JSON.stringify([{ ...filters, page: 1 }, facets, order, isSeafarer])}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, drawn by React
  return <search aria-label={label} dangerouslySetInnerHTML={{ __html: keep(key, form) }} />
}

function Form({ facets, filters, words, order, isSeafarer }: Props) {
  const href = useHref()
  const { t } = words
  const group = (filter: ListFilter) => createFacetGroup(filter, facets, filters, words)
  return (
    // A new list sets new default values, even without a new render of the page.
    <form key={addressOf(filters)} className="filters" method="get" action={href('/vacancy')}>
      <SearchField filters={filters} words={words} />
      {filters.company && <input type="hidden" name="company" value={filters.company} />}
      {filters.sort !== 'newest' && <input type="hidden" name="sort" value={filters.sort} />}
      <input type="checkbox" id="filters-open" className="visually-hidden" />
      <label className="button show" htmlFor="filters-open">
        <Icon name="list-filter" />
        {t('vacancy.filter.open', { count: countChoices(filters) })}
      </label>
      <SortMenu {...listOrders({ filters, current: order, isSeafarer }, words)} />
      <FacetFields group={group('rank')} words={words} />
      <FacetFields group={group('department')} words={words} />
      <FacetFields group={group('fleet')} words={words} />
      <FacetFields group={group('vessel')} words={words} />
      <div className="facet column gap-4">
        <PayFields filters={filters} words={words} />
        <JoinFields filters={filters} words={words} />
        <LengthField filters={filters} words={words} />
        <EnglishField filters={filters} words={words} />
      </div>
      <VerifiedField filters={filters} facet={facets.verified} words={words} />
      <PublishedFields filters={filters} facet={facets.published} words={words} />
      <FacetDetails group={group('nationality')} words={words} />
      <FacetDetails group={group('country')} words={words} />
      <FacetDetails group={group('flag')} words={words} />
      <div className="facet send">
        <button
          type="submit"
          className="button full"
          // The small script may set the count before hydration.
          suppressHydrationWarning
          data-counts={JSON.stringify(pluralForms(words.intl, 'vacancy.filter.submit-count', words.formats.number))}
        >
          {t('vacancy.filter.submit')}
        </button>
      </div>
    </form>
  )
}

const SearchField = ({ filters, words: { t } }: Pick<Props, 'filters' | 'words'>) => (
  <div className="with-icon">
    <Icon name="search" />
    <input
      className="input"
      type="search"
      name="q"
      defaultValue={filters.q}
      enterKeyHint="search"
      aria-label={t('vacancy.filter.text')}
      placeholder={t('vacancy.filter.text')}
    />
  </div>
)
