import { useHref } from '#src/app/ui/href.tsx'
import { useIntl } from '#src/i18n/react.tsx'

export const CV_TABS = ['personal', 'experience', 'documents', 'additional'] as const
export type CvTab = (typeof CV_TABS)[number]

export function CvTabs({ current, counts }: { current: CvTab; counts: Partial<Record<CvTab, number>> }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <nav className="tabs" aria-label={t('seaman.cv.parts')}>
      {CV_TABS.map((tab) => (
        <a key={tab} href={href(`/seaman/cv?tab=${tab}`)} aria-current={tab === current ? 'page' : undefined}>
          {t(`seaman.tab.${tab}`)}
          {counts[tab] ? <span className="tally">{counts[tab]}</span> : null}
        </a>
      ))}
    </nav>
  )
}
