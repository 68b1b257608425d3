import { definePage, type PageProps } from '#src/app/page.ts'
import { Pager } from '#src/app/ui/pager.tsx'
import { countPages } from '#src/contract/http/paging.ts'
import type { OwnViews } from '#src/contract/profile-view/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ownViews, viewsPath } from './queries.ts'
import { ViewsSection } from './views-section.tsx'

type Data = { views: OwnViews }

/** Views of the seafarer's profile. */
export const viewsPage = definePage<Data>({
  queries: (ctx) => ({ views: ownViews(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('views.page.title') }),
  Component: Views,
})

function Views({ data: { views } }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('views.page.title')}</h1>
          <p className="small muted">{t('views.page.lead')}</p>
        </div>
      </header>
      <div className="u-pbs-5">
        <ViewsSection views={views} />
      </div>
      <Pager page={views.page} pages={countPages(views)} pathFor={viewsPath} />
    </div>
  )
}
