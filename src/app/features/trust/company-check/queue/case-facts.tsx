import type { PageContext } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { isWebHref } from '#src/app/ui/href.tsx'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Place } from '#src/app/ui/place.tsx'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { mayOpenPage } from '#src/contract/http/permissions.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { company: AdminCompany }
type Linked = Props & { session: PageContext['session'] }

/** The details of the company, and the state of the check. The licence is compared line by line elsewhere. */
export function CaseFacts({ company, session }: Linked) {
  return (
    <div className="sheet padded column gap-4">
      <LicenceFacts company={company} />
      <CompanyFacts company={company} session={session} />
    </div>
  )
}

function LicenceFacts({ company }: Props) {
  const { t } = useIntl()
  const { date, plainDate } = useFormats()
  const isRefused = company.state === 'refused'
  const rows = [
    {
      label: t('company-check.admin.found-at'),
      value: company.registerUrl && <FoundAt url={company.registerUrl} isKnown={company.isRegisterKnown} />,
    },
    { label: t('check.fact.checked'), value: company.checkedOn && plainDate(company.checkedOn) },
    { label: t('company-check.admin.recheck-on'), value: company.recheckOn && plainDate(company.recheckOn) },
    { label: t('check.fact.asked'), value: company.askedAt && date(company.askedAt) },
    { label: t('moderation.fact.decided'), value: company.decidedAt && date(company.decidedAt) },
    { label: t('check.fact.by'), value: company.decidedBy && <bdi dir="ltr">{company.decidedBy}</bdi> },
    {
      label: t('check.fact.reason'),
      value: isRefused && company.reason && t(`company-check.refusal.${company.reason}`),
    },
    { label: t('check.fact.note'), value: isRefused && company.note && <bdi>{company.note}</bdi> },
  ]
  return <Facts rows={rows.map(({ label, value }) => ({ label, value: value || null }))} />
}

/** A link only to hosts that are known to be registers. */
function FoundAt({ url, isKnown }: { url: string; isKnown: boolean }) {
  const address = (
    <bdi dir="ltr" className="break-anywhere">
      {url}
    </bdi>
  )
  return isKnown && isWebHref(url) ? (
    <a href={url} rel="noreferrer noopener external" target="_blank">
      {address}
    </a>
  ) : (
    address
  )
}

function CompanyFacts({ company, session }: Linked) {
  const { t } = useIntl()
  const { account, path, offices, website } = company
  const contacts = [company.contactName, company.contactEmail, company.contactPhone].filter(Boolean).join(', ')
  const shown = [company.publicName, company.publicEmail, company.publicPhone].filter(Boolean).join(', ')
  const rows = [
    {
      label: t('complaint.title'),
      value: (
        <Link to="/admin/reports" search={{ company: company.id, state: 'decided' }}>
          {t('report.case.log')}
        </Link>
      ),
    },
    { label: t('auth.company.city'), value: <Place city={company.city} country={company.country} /> },
    {
      label: t('crewing.offices.title'),
      value: offices.length > 0 && (
        <ul>
          {offices.map(({ kind, city, country, address }) => (
            <li key={`${kind} ${country} ${city} ${address}`}>
              {t(`crewing.office.${kind}`)}: <Place city={city} country={country} />
              {address && (
                <>
                  , <bdi>{address}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    { label: t('auth.company.website'), value: website && <bdi dir="ltr">{website}</bdi> },
    { label: t('company-check.contact.title'), value: contacts && <bdi>{contacts}</bdi> },
    { label: t('company-check.public.title'), value: shown && <bdi>{shown}</bdi> },
    {
      label: t('company-check.protection.contact'),
      value: company.harassmentContact && <bdi>{company.harassmentContact}</bdi>,
    },
    {
      label: t('report.case.account'),
      value: (
        <>
          {mayOpenPage(session?.permissions, 'users') ? (
            <Link to="/admin/users/$id" params={{ id: account.id }}>
              <bdi dir="ltr">{account.email}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr">{account.email}</bdi>
          )}
          {!account.emailVerified && <div className="faint">{t('admin.state.unverified')}</div>}
        </>
      ),
    },
    { label: t('company-check.admin.related'), value: <RelatedLinks company={company} session={session} /> },
    {
      label: t('report.case.state'),
      value: path ? <PathLink path={path}>{t('report.case.public')}</PathLink> : t('report.case.hidden'),
    },
  ]
  return <Facts rows={rows.map(({ label, value }) => ({ label, value: value || null }))} />
}

/** The vacancies of the company, the reports about it, and its members if the admin may open accounts. */
function RelatedLinks({ company: { id }, session }: Linked) {
  const { t } = useIntl()
  return (
    <div className="row tight">
      <Link to="/admin/vacancies" search={{ state: 'all', company: id }}>
        {t('layout.nav.all-vacancies')}
      </Link>
      <Link to="/admin/reports" search={{ company: id }}>
        {t('report.queue.title')}
      </Link>
      {mayOpenPage(session?.permissions, 'users') && (
        <Link to="/admin/users" search={{ member: id }}>
          {t('team.members.title')}
        </Link>
      )}
    </div>
  )
}
