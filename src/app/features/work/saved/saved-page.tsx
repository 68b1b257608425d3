import { definePage, type PageProps } from '#src/app/page.ts'
import { CompareForm } from '#src/app/ui/compare-form.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { JobsTabs } from '#src/app/ui/jobs-tabs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { countPages } from '#src/contract/http/paging.ts'
import type { SavedVacancyList } from '#src/contract/saved/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { savedPath, savedVacancies } from '../vacancy-search/saved/queries.ts'
import { removeSaved } from './remove-saved.ts'
import { SavedTable } from './saved-table.tsx'

type Data = { saved: SavedVacancyList }

/** Saved vacancies of the seafarer. */
export const savedPage = definePage<Data>({
  queries: (ctx) => ({ saved: savedVacancies(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('saved.list.title') }),
  Component: SavedVacancies,
  action: removeSaved,
})

function SavedVacancies({ data: { saved }, ctx, failure, csrfToken }: PageProps<Data>) {
  const { t } = useIntl()
  const { items, total, page } = saved
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('saved.list.title')}</h1>
          {total > 0 && <p className="small muted">{t('saved.list.count', { count: total })}</p>}
        </div>
        <Link className="button" to="/vacancy">
          {t('sent.list.find')}
        </Link>
      </header>
      <JobsTabs tab="saved" />
      <div className="u-pbs-5">
        <DoneNote ctx={ctx} act="removed" text="saved.list.removed" />
        {items.length === 0 ? (
          <EmptyState title={t('saved.list.none-title')} text={t('saved.list.none-text')} />
        ) : (
          <>
            <SavedTable vacancies={items} form={{ ctx, failure, csrfToken }} />
            <CompareForm />
          </>
        )}
      </div>
      <Pager page={page} pages={countPages(saved)} pathFor={savedPath} />
    </div>
  )
}
