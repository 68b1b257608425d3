import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CheckState } from '../details/check-state.tsx'
import { companyDetails } from '../details/queries.ts'
import { licenceAction } from './actions.ts'
import { LicenceAccessList } from './licence-access.tsx'
import { LicenceFacts } from './licence-facts.tsx'
import { Suspension } from './suspension.tsx'

type Data = { details: CompanyDetails }

/** The licence of a company: its state, its details, what it allows, and the appeal against a suspension. */
export const companyLicencePage = definePage<Data>({
  queries: (ctx) => ({ details: companyDetails(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('company-check.page.licence'), noindex: true }),
  action: licenceAction,
  Component: Licence,
})

function Licence({ data: { details }, ...page }: PageProps<Data>) {
  const { t } = useIntl()
  const form = { ctx: page.ctx, failure: page.failure, csrfToken: page.csrfToken }
  const mayChange = mayChangeCompany(page.ctx.session)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('company-check.page.licence')}</h1>
      </header>
      <div className="column gap-5">
        <DoneNote ctx={page.ctx} act="ask" text="company-check.done.ask" />
        <DoneNote ctx={page.ctx} act="appeal" text="company-check.done.appeal" />
        <CheckState details={details} mayChange={mayChange} {...form} />
        {details.suspension && <Suspension suspension={details.suspension} mayChange={mayChange} {...form} />}
        <LicenceFacts details={details} now={page.ctx.now} />
        <LicenceAccessList state={details.state} />
      </div>
    </div>
  )
}
