import type { PageContext } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/with-query.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { toQuery, type VacancyFilters } from '../filters.ts'

type Props = { filters: VacancyFilters } & Pick<PageContext, 'session'>

/** The query of a search as it is kept. */
const searchOf = (filters: VacancyFilters): string =>
  withQuery('', { ...toQuery(filters), sort: undefined, page: undefined }).slice(1)

/** Leads to where the search of the page is kept; a guest signs in on the way there. */
export function SaveSearch({ filters, session }: Props) {
  const { t } = useIntl()
  if (session !== null && session.role !== 'seaman') return null
  return (
    <Link className="small" to="/seaman/jobs/searches" search={{ save: searchOf(filters) || 'all' }}>
      {t(session ? 'saved.search.save' : 'saved.search.guest')}
    </Link>
  )
}
