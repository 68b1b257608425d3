import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { CV_TABS, type CvTab } from './tabs.ts'

type Counts = Partial<Record<CvTab, number>>

type Props = { current: CvTab; counts: Counts; errors?: Counts }

export function CvTabs({ current, counts, errors = {} }: Props) {
  const { t } = useIntl()
  return (
    <nav className="tabs" aria-label={t('seaman.cv.parts')}>
      {CV_TABS.map((tab) => (
        <Link key={tab} to="/seaman/cv" search={{ tab }} aria-current={tab === current ? 'page' : undefined}>
          {t(`seaman.tab.${tab}`)}
          {errors[tab] ? (
            <span className="state bad">{t('cv.tab.errors', { count: errors[tab] })}</span>
          ) : (
            Boolean(counts[tab]) && <span className="tally">{counts[tab]}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
