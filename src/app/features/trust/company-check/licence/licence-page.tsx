import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { endsSoon } from '#src/contract/company-check/licence-rights.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { companyDetails } from '../details/queries.ts'
import { initialLicence, licenceAction } from './actions.ts'
import { CheckState } from './check-state.tsx'
import { LicenceAccessList } from './licence-access.tsx'
import { LicenceFacts } from './licence-facts.tsx'
import { LicenceForm } from './licence-form.tsx'
import { LicenceHistory } from './licence-history.tsx'
import { ScanForm } from './scan-form.tsx'
import { Suspension } from './suspension.tsx'

type Data = { details: CompanyDetails }

/** The licence of a company: its state, its fields and scan, what it allows, its history, and the appeal against a suspension. */
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
        <DoneNote ctx={page.ctx} act="licence" text="form.done.saved" />
        <DoneNote ctx={page.ctx} act="scan" text="company-check.done.scan" />
        <DoneNote ctx={page.ctx} act="ask" text="company-check.done.ask" />
        <DoneNote ctx={page.ctx} act="appeal" text="company-check.done.appeal" />
        <CheckState details={details} mayChange={mayChange} {...form} />
        <EndWarning details={details} now={page.ctx.now} />
        {details.suspension && <Suspension suspension={details.suspension} mayChange={mayChange} {...form} />}
        <div className="halves">
          <Sent details={details} mayChange={mayChange} {...form} />
          <div className="column gap-4">
            <LicenceAccessList state={details.state} />
            <LicenceHistory history={details.history} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** What the company sends: the fields and the scan. */
function Sent({ details, mayChange, ...form }: ActProps & Data & { mayChange: boolean }) {
  return (
    <div className="column gap-4">
      {mayChange ? (
        // Sending a scan changes the version, but must not reset what is typed.
        <LicenceForm key={JSON.stringify(initialLicence(details))} details={details} {...form} />
      ) : (
        <LicenceFacts details={details} />
      )}
      <ScanForm key={details.scan?.addedAt} details={details} mayChange={mayChange} {...form} />
    </div>
  )
}

/** A warning before a verified licence ends. */
function EndWarning({ details: { state, licenceExpires }, now }: Data & { now: number }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  if (state !== 'verified' || !licenceExpires || !endsSoon(licenceExpires, now)) return null
  return <Notice tone="land">{t('company.desk.licence-ends', { date: plainDate(licenceExpires) })}</Notice>
}
