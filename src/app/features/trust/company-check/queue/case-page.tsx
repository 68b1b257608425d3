import { definePage, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { StepLinks } from '#src/app/ui/step-links.tsx'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { COMPANY_ACTS } from '#src/contract/company-check/company-check.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LicenceHistory } from '../licence/licence-history.tsx'
import { casePageAction } from './case-actions.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseForms } from './case-forms.tsx'
import { CaseLines } from './case-lines.tsx'
import { CaseScan, type ShownPdf } from './case-scan.tsx'
import { CaseSuspension } from './case-suspension.tsx'
import { CaseTexts } from './case-texts.tsx'
import { COMPANIES_PATH, companyCase, companyCasePath } from './queries.ts'
import { Upcoming } from './upcoming.tsx'

type Data = { company: AdminCompany }

/** One company: its details, its scan, similar companies, and the forms that decide. */
export const createCompanyCasePage = (Pdf: ShownPdf) =>
  definePage<Data>({
    queries: (ctx) => ({ company: companyCase(ctx) }),
    head: ({ company }) => ({ title: company.name, noindex: true }),
    action: casePageAction,
    Component: (page) => <Case {...page} Pdf={Pdf} />,
  })

function Case({ Pdf, data: { company }, ...page }: PageProps<Data> & { Pdf: ShownPdf }) {
  const { t } = useIntl()
  const form = { ctx: page.ctx, failure: page.failure, csrfToken: page.csrfToken }
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('layout.nav.companies'), path: COMPANIES_PATH }, { label: company.name }]} />
      <header className="page-head">
        <h1>
          <bdi>{company.name}</bdi>
        </h1>
        <StepLinks
          label={t('layout.nav.companies')}
          count={`${t(`company-check.queue.${company.queue.name}`)}: ${company.queue.count}`}
          previous={pathOf(company.queue.previous)}
          next={pathOf(company.queue.next)}
        />
      </header>
      <p className="u-pbe-4">
        <StateMark kind={company.state === 'verified' ? 'ok' : 'line'}>
          {t(`company-check.queue.${company.state}`)}
        </StateMark>
      </p>
      {COMPANY_ACTS.map((act) => (
        <DoneNote key={act} ctx={page.ctx} act={act} text={`company-check.decided.${act}`} />
      ))}
      <div className="halves">
        <div className="column gap-4 grow">
          <CaseScan company={company} Pdf={Pdf} />
          <LicenceHistory history={company.history} />
        </div>
        <div className="column gap-4 grow">
          {company.state !== 'none' && <CaseLines key={`lines-${linesKey(company)}`} company={company} {...form} />}
          <Alike company={company} />
          <CaseForms key={company.version} company={company} {...form} />
          <CaseSuspension key={`suspension-${company.version}`} company={company} {...form} />
          <CaseTexts key={`texts-${company.version}`} company={company} {...form} />
          <CaseFacts company={company} session={page.ctx.session} />
        </div>
      </div>
      <Upcoming queue={company.queue} now={page.ctx.now} />
    </div>
  )
}

const linesKey = ({ lines }: AdminCompany): string => lines.map(({ state }) => state).join()
const pathOf = (id: string | null) => id && companyCasePath(id)

/** Companies that this one may be taken for, or may pretend to be. */
function Alike({ company: { alike } }: Data) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.admin.alike')}</h2>
      {alike.length === 0 && <p className="small muted">{t('company-check.admin.no-alike')}</p>}
      <ul className="column gap-1 small">
        {alike.map((other) => (
          <li key={other.id}>
            <Link to="/admin/companies/$id" params={{ id: other.id }}>
              <bdi>{other.name}</bdi>
            </Link>
            , {country(other.country)}
            {other.licenceNumber && (
              <>
                , <bdi dir="ltr">{other.licenceNumber}</bdi>
              </>
            )}
            <div className="faint">
              {t(`company-check.same.${other.same}`)}
              {other.verified && ` ${t('vacancy.row.verified')}.`}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
