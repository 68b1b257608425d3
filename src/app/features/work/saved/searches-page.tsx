import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { JobsTabs } from '#src/app/ui/jobs-tabs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { SavedSearchList } from '#src/contract/saved/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeSearch, saveSearch } from '../vacancy-search/saved/actions.ts'
import { savedSearches } from '../vacancy-search/saved/queries.ts'
import { SaveForm } from '../vacancy-search/saved/save-form.tsx'
import { SearchEntry } from './search-entry.tsx'

type Data = { searches: SavedSearchList }

/** Saved searches and their alerts. */
export const searchesPage = definePage<Data>({
  queries: (ctx) => ({ searches: savedSearches(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('saved.search.title') }),
  Component: SavedSearches,
  action: (ctx, values) => (values.act === 'save' ? saveSearch(ctx, values) : changeSearch(ctx, values)),
})

function SavedSearches({ data: { searches }, ctx, failure, csrfToken }: PageProps<Data>) {
  const { t } = useIntl()
  const { items } = searches
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('saved.search.title')}</h1>
          <p className="small muted">{t('saved.search.lead')}</p>
        </div>
        <Link className="button" to="/vacancy">
          {t('sent.list.find')}
        </Link>
      </header>
      <JobsTabs tab="searches" />
      <div className="column gap-4 u-pbs-5">
        {(['saved', 'changed', 'removed'] as const).map((act) => (
          <DoneNote key={act} ctx={ctx} act={act} text={`saved.search.done-${act}`} />
        ))}
        {ctx.search.save && <SaveForm query={ctx.search.save} ctx={ctx} failure={failure} csrfToken={csrfToken} />}
        {items.length === 0 && !ctx.search.save ? (
          <EmptyState title={t('saved.search.none-title')} text={t('saved.search.none-text')} />
        ) : (
          items.map((search) => <SearchEntry key={search.id} search={search} form={{ ctx, failure, csrfToken }} />)
        )}
      </div>
    </div>
  )
}
