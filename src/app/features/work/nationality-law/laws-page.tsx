import { definePage, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { NATIONALITY_LAWS } from '#src/contract/nationality-law/list.ts'
import type { NationalityLawList } from '#src/contract/nationality-law/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeLaws, LAWS_PATH } from './law-actions.ts'
import { useLawColumns } from './law-columns.tsx'
import { EnterForm } from './law-forms.tsx'
import { nationalityLaws } from './queries.ts'

type Data = { laws: NationalityLawList }

/** For admins: countries whose law allows companies to ask for nationalities. */
export const nationalityLawsPage = definePage<Data>({
  queries: (ctx) => ({ laws: nationalityLaws(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('nationality.title'), noindex: true }),
  action: changeLaws,
  Component: Laws,
})

function Laws({ data: { laws }, ...props }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = props
  const columns = useLawColumns(props)
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: t('nationality.vacancies'), path: '/admin/vacancies' }, { label: t('nationality.title') }]}
      />
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('nationality.title')}</h1>
          <p className="small muted">{t('nationality.lead')}</p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="enter" text="nationality.done.enter" />
      <DoneNote ctx={ctx} act="end" text="nationality.done.end" />
      <ListView
        list={NATIONALITY_LAWS}
        query={readList(NATIONALITY_LAWS, ctx.search)}
        path={LAWS_PATH}
        data={laws}
        ctx={ctx}
        caption={t('nationality.title')}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('nationality.none-title'), text: t('nationality.none-text') }}
      />
      <div className="halves section">
        <EnterForm {...props} />
      </div>
    </div>
  )
}
