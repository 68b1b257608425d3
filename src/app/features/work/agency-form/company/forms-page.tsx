import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnForms } from '#src/contract/agency-form/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ownForms } from '../queries.ts'
import { actOnForms } from './actions.ts'
import { FormEntry } from './form-entry.tsx'
import { PlacesTable } from './places-table.tsx'
import { UploadForm } from './upload-form.tsx'

type FormsData = { forms: OwnForms }

/** A company's application forms. */
export const companyFormsPage = definePage<FormsData>({
  queries: (ctx) => ({ forms: ownForms(ctx) }),
  action: actOnForms,
  head: (_data, { intl }) => ({ title: intl.t('agency-form.page.title') }),
  Component: CompanyForms,
})

function CompanyForms(props: PageProps<FormsData>) {
  const { data, ctx } = props
  const { t } = useIntl()
  const { items, most } = data.forms
  const mayChange = mayChangeCompany(ctx.session)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('agency-form.page.title')}</h1>
          <p className="muted">{t('agency-form.page.lead')}</p>
          <p>
            <Link to="/docs/$" params={{ _splat: 'application-forms' }}>
              {t('agency-form.page.help')}
            </Link>
          </p>
        </div>
      </header>
      <div className="column gap-5">
        <DoneNote ctx={ctx} act="uploaded" text="agency-form.done.uploaded" />
        <DoneNote ctx={ctx} act="removed" text="agency-form.done.removed" />
        {items.length === 0 ? (
          <EmptyState title={t('agency-form.empty.title')} text={t('agency-form.empty.text')} />
        ) : (
          <section>
            <h2>{t('agency-form.list.title')}</h2>
            <ul className="entries">
              {items.map((form) => (
                <FormEntry key={form.id} form={form} mayChange={mayChange} page={props} />
              ))}
            </ul>
          </section>
        )}
        {mayChange &&
          (items.length < most ? (
            <UploadForm {...props} />
          ) : (
            <p className="muted">{t('agency-form.refused.many', { most })}</p>
          ))}
        <PlacesTable />
      </div>
    </div>
  )
}
