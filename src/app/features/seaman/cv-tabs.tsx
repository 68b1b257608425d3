import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

export const CV_TABS = ['personal', 'experience', 'documents', 'additional'] as const
export type CvTab = (typeof CV_TABS)[number]

export function CvTabs({ current, counts }: { current: CvTab; counts: Partial<Record<CvTab, number>> }) {
  const { t } = useIntl()
  return (
    <nav className="tabs" aria-label={t('seaman.cv.parts')}>
      {CV_TABS.map((tab) => (
        <Link key={tab} to="/seaman/cv" search={{ tab }} aria-current={tab === current ? 'page' : undefined}>
          {t(`seaman.tab.${tab}`)}
          {counts[tab] ? <span className="tally">{counts[tab]}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
