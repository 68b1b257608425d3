import { useIntl } from '#src/i18n/react.tsx'
import { Link } from './link.tsx'

const TABS = {
  applications: '/seaman/jobs',
  saved: '/seaman/jobs/saved',
  searches: '/seaman/jobs/searches',
  invitations: '/seaman/jobs/invitations',
} as const

/** Tabs of applications, saved vacancies and saved searches. */
export function JobsTabs({ tab }: { tab: keyof typeof TABS }) {
  const { t } = useIntl()
  return (
    <nav className="tabs" aria-label={t('saved.tabs')}>
      {Object.entries(TABS).map(([name, path]) => (
        <Link key={name} to={path} aria-current={name === tab ? 'page' : undefined}>
          {t(`saved.tab.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
