import type { PageProps } from '#src/app/page.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { applicantsPath } from '../application/applicants/applicants-path.ts'
import { DeskLicence } from './desk-licence.tsx'
import { DeskLogo } from './desk-logo.tsx'
import { DeskProfile } from './desk-profile.tsx'
import { DeskWaiting } from './desk-waiting.tsx'

/** A company's first screen: tasks, then the public profile. */
export function Desk({ data: { desk: data }, ...props }: PageProps<{ desk: CompanyDesk }>) {
  const { ctx } = props
  const { t } = useIntl()
  const { applications, ending, feeds, moderation } = data
  const waits = applications.total + ending.total + feeds.length > 0
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>
            <bdi>{data.company.name}</bdi>
          </h1>
          <p className="muted">
            <Place city={data.company.city} country={data.company.country} />
          </p>
        </div>
        <ReadButton applications={applications} />
      </header>
      <div className="column gap-4">
        <UnverifiedNotice ctx={ctx} />
        <DeskLicence company={data.company} now={ctx.now} />
        {moderation > 0 && <p className="muted">{t('company.desk.moderation', { count: moderation })}</p>}
      </div>
      {waits ? <DeskWaiting desk={data} now={ctx.now} /> : <Nothing open={data.open + moderation} />}
      <DeskProfile company={data.company} />
      <DeskLogo {...props} logo={data.company.logo} />
    </div>
  )
}

/** Links to the applicants of a single vacancy, or to the vacancies with most. */
function ReadButton({ applications: { total, vacancies, items } }: Pick<CompanyDesk, 'applications'>) {
  const { t } = useIntl()
  const [first] = items
  if (!first) return null
  const path = vacancies === 1 ? applicantsPath(first.id) : '/company/vacancy?sort=applications'
  return (
    <PathLink className="button primary" path={path}>
      {t('company.desk.read', { count: total })}
    </PathLink>
  )
}

function Nothing({ open }: { open: number }) {
  const { t } = useIntl()
  return (
    <div className="section">
      {open > 0 ? (
        <EmptyState
          title={t('company.desk.none-title')}
          text={t('company.desk.none-text')}
          action={
            <Link className="button" to="/company/vacancy">
              {t('page.link.company-vacancies')}
            </Link>
          }
        />
      ) : (
        <EmptyState
          title={t('company.desk.first-title')}
          text={t('company.vacancies.none-text')}
          action={
            <Link className="button primary" to="/vacancy/create">
              {t('vacancy-form.new')}
            </Link>
          }
        />
      )}
    </div>
  )
}
