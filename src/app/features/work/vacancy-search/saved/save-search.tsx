import type { PageContext } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/with-query.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { toQuery, type VacancyFilters } from '../filters.ts'

type Props = { filters: VacancyFilters } & Pick<PageContext, 'session'>

/** Returns the normal form of a search. */
const searchOf = (filters: VacancyFilters): string =>
  withQuery('', { ...toQuery(filters), sort: undefined, page: undefined }).slice(1)

/** Links to the page that saves the search; guests sign in on the way. */
export function SaveSearch({ filters, session }: Props) {
  const { t } = useIntl()
  if (session !== null && session.role !== 'seaman') return null
  return (
    <Link className="small" to="/seaman/jobs/searches" search={{ save: searchOf(filters) || 'all' }}>
      {t(session ? 'saved.search.save' : 'saved.search.guest')}
    </Link>
  )
}
