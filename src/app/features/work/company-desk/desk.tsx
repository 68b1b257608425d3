import type { PageProps } from '#src/app/page.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { applicantsPath } from '../application/applicants/applicants-path.ts'
import { Drafts, Ending, Feeds, Licence, needsLicence } from './own-kinds.tsx'
import { Applications, Declined, Disputes, type KindProps, Messages, Voyages } from './people-kinds.tsx'

type Data = { desk: CompanyDesk }

/** What needs the company's attention, by kind: people who wait come first. */
export function Desk({ data: { desk }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { company, moderation } = desk
  const kinds = { desk, now: ctx.now, mayChange: mayChangeCompany(ctx.session) }
  const total = countTasks(kinds)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{t('inbox.day.today')}</h1>
          <p className="muted">
            <bdi>{company.name}</bdi> · {date(ctx.now)}
            {total > 0 && <> · {t('company.desk.tasks', { count: total })}</>}
          </p>
        </div>
        <MainLink {...kinds} />
      </header>
      <div className="column gap-4">
        <UnverifiedNotice ctx={ctx} />
        {moderation > 0 && <p className="muted">{t('company.desk.moderation', { count: moderation })}</p>}
        {total > 0 ? <Tasks {...kinds} /> : <Nothing {...kinds} />}
      </div>
    </div>
  )
}

const KINDS = ['applications', 'messages', 'voyages', 'disputes', 'declined', 'ending', 'drafts', 'feeds'] as const

const countTasks = (props: KindProps): number =>
  KINDS.reduce((sum, kind) => sum + props.desk[kind].total, needsLicence(props) ? 1 : 0)

const Tasks = (props: KindProps) => (
  <div className="tasks">
    <Applications {...props} />
    <Messages {...props} />
    <Voyages {...props} />
    <Disputes {...props} />
    <Declined {...props} />
    <Ending {...props} />
    <Drafts {...props} />
    <Feeds {...props} />
    <Licence {...props} />
  </div>
)

/** Whether the next step is the first vacancy. */
const needsFirst = ({ desk: { hasVacancies, drafts }, mayChange }: KindProps): boolean =>
  mayChange && !hasVacancies && drafts.total === 0

/** The next step: the applications that wait longest, or the first vacancy. */
function MainLink(props: KindProps) {
  const { t } = useIntl()
  const { applications } = props.desk
  const [first] = applications.items
  if (first)
    return (
      <PathLink className="button primary" path={applicantsPath(first.id)}>
        {t('company.desk.read', { count: applications.total })}
      </PathLink>
    )
  if (!needsFirst(props)) return null
  return (
    <Link className="button primary" to="/vacancy/create">
      {t('vacancy-form.new')}
    </Link>
  )
}

function Nothing(props: KindProps) {
  const { t } = useIntl()
  if (needsFirst(props))
    return <EmptyState title={t('company.desk.first-title')} text={t('company.vacancies.none-text')} />
  return (
    <EmptyState
      title={t('company.desk.none-title')}
      text={t('company.desk.none-text')}
      action={
        <Link className="button" to="/company/vacancy">
          {t('page.link.company-vacancies')}
        </Link>
      }
    />
  )
}
