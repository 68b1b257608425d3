import { reportPath } from '../../../contract/addresses.ts'
import { useHref } from '../../ui/href.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DetailProps } from './detail-props.ts'

/** The page behind it is another one for each vacancy and says nothing of its own: nothing for search engines. */
export function ReportLink({ vacancy, words: { t } }: DetailProps) {
  const href = useHref()
  return (
    <p className="sm">
      <a className="row tight" rel="nofollow" href={href(reportPath('vacancy', vacancy.id))}>
        <Icon name="flag" size="s" />
        {t('vacancy.detail.report')}
      </a>
    </p>
  )
}
