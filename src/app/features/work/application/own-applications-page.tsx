import { definePage, type PageProps } from '#src/app/page.ts'
import { CompareForm } from '#src/app/ui/compare-form.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { JobsTabs } from '#src/app/ui/jobs-tabs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnApplicationList } from '#src/contract/application/sent-schemas.ts'
import { countPages } from '#src/contract/http/paging.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OwnApplicationTable } from './own-application-table.tsx'
import { jobsPath, ownApplications } from './queries.ts'

type Data = { applications: OwnApplicationList }

/** The seafarer's applications. */
export const ownApplicationsPage = definePage<Data>({
  queries: (ctx) => ({ applications: ownApplications(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('sent.list.title') }),
  Component: OwnApplications,
})

function OwnApplications({ data: { applications }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const { items, total, page } = applications
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('sent.list.title')}</h1>
          {total > 0 && <p className="small muted">{t('sent.list.count', { count: total })}</p>}
        </div>
        <Link className="button" to="/vacancy">
          {t('sent.list.find')}
        </Link>
      </header>
      <JobsTabs tab="applications" />
      <DoneNote ctx={ctx} act="withdrawn" text="sent.withdraw.done" />
      {items.length === 0 ? (
        <EmptyState title={t('sent.list.none-title')} text={t('sent.list.none-text')} />
      ) : (
        <>
          <OwnApplicationTable applications={items} />
          <CompareForm />
        </>
      )}
      <Pager page={page} pages={countPages(applications)} pathFor={jobsPath} />
    </div>
  )
}
