import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import { countPages } from '#src/contract/paging.ts'
import type { OwnVacancyList } from '#src/contract/schemas/application.ts'
import type { VacancyDraftList } from '#src/contract/schemas/own-vacancy.ts'
import { mayChangeCompany } from '#src/contract/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DraftList } from './draft-list.tsx'
import { type OwnQuery, ownVacanciesPath, readOwnQuery } from './own-query.ts'
import { OwnSearch } from './own-search.tsx'
import { OwnTable } from './own-table.tsx'
import { OwnTabs } from './own-tabs.tsx'

export type OwnData = { vacancies: OwnVacancyList; drafts: VacancyDraftList | undefined }

export function OwnVacancies({ data: { vacancies: data, drafts }, ctx }: PageProps<OwnData>) {
  const { t } = useIntl()
  const query = readOwnQuery(ctx.search)
  const { items, total, page, pageSize } = data
  const pages = countPages(data)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('company.vacancies.title')}</h1>
          {ctx.session && (
            <p className="muted">
              <bdi>{ctx.session.displayName}</bdi>
            </p>
          )}
        </div>
        {mayChangeCompany(ctx.session) && (
          <Link className="button primary" to="/vacancy/create">
            {t('vacancy-form.new')}
          </Link>
        )}
        <Link className="button" to="/company/forms">
          {t('company.vacancies.forms')}
        </Link>
        <Link className="button" to="/company/feeds">
          {t('feed.list.title')}
        </Link>
      </header>
      <UnverifiedNotice ctx={ctx} />
      {drafts && !query.status && query.page === 1 && <DraftList drafts={drafts} now={ctx.now} />}
      <OwnTabs query={query} counts={data.facets.status} />
      <OwnSearch query={query} total={total} />
      {items.length === 0 ? <NothingFound query={query} /> : <OwnTable vacancies={items} query={query} now={ctx.now} />}
      {pages > 1 && items.length > 0 && (
        <div className="row split u-pbs-4">
          <p className="small muted">
            {t('company.list.range', { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
          </p>
          <Pager page={page} pages={pages} pathFor={(target) => ownVacanciesPath({ ...query, page: target })} />
        </div>
      )}
    </div>
  )
}

function NothingFound({ query }: { query: OwnQuery }) {
  const { t } = useIntl()
  const isFiltered = Boolean(query.q || query.status || query.page > 1)
  if (!isFiltered) {
    return <EmptyState title={t('company.vacancies.none-title')} text={t('company.vacancies.none-text')} />
  }
  return (
    <EmptyState
      title={t('company.vacancies.unmatched-title')}
      text={t('company.vacancies.unmatched-text')}
      action={
        <Link className="button" to="/company/vacancy">
          {t('company.vacancies.all')}
        </Link>
      }
    />
  )
}
