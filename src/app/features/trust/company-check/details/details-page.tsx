import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import type { CompanyPreview } from '#src/contract/crewing/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { LicenceFacts } from '../licence/licence-facts.tsx'
import { detailsAction } from './actions.ts'
import { DetailsForm } from './details-form.tsx'
import { LogoForm } from './logo-form.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { Preview } from './preview.tsx'
import { companyDetails, companyPreview } from './queries.ts'

type Data = { details: CompanyDetails; preview: CompanyPreview }

/** The details of a company, its licence to read, and its public page. */
export const companyDetailsPage = definePage<Data>({
  queries: (ctx) => ({ details: companyDetails(ctx), preview: companyPreview(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('company.desk.details'), noindex: true }),
  action: detailsAction,
  Component: Details,
})

function Details({ data: { details, preview }, ...page }: PageProps<Data>) {
  const { t } = useIntl()
  const mayChange = mayChangeCompany(page.ctx.session)
  const form = { ctx: page.ctx, failure: page.failure, csrfToken: page.csrfToken }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{t('company.desk.details')}</h1>
          <p className="muted">{t('company-check.page.lead')}</p>
        </div>
        <Link to="/company/fleet">{t('company.desk.fleet')}</Link>
      </header>
      <div className="column gap-5">
        <DoneNote ctx={page.ctx} act="save" text="form.done.saved" />
        <MissingFacts details={details} />
        <div className="profile-edit">
          <div className="column gap-5">
            <LogoForm {...form} logo={preview.company.logo} />
            {mayChange && <DetailsForm key={details.version} details={details} {...form} />}
            <LicenceFacts details={details}>
              <p className="bold">{t(`company-check.title.${details.state}`)}</p>
              <p>
                <Link to="/company/licence">{t('company-check.page.open-licence')}</Link>
              </p>
            </LicenceFacts>
          </div>
          <Preview preview={preview} isSuspended={details.suspension !== null} now={page.ctx.now} />
        </div>
      </div>
    </div>
  )
}
