import { reportPath } from '../../../contract/addresses.ts'
import type { Agency } from '../../../contract/schemas/crewing.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { Icon } from '../../ui/icon.tsx'

export function ReportLink({ agency }: { agency: Pick<Agency, 'id'> }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <p className="sm">
      <a className="row tight" rel="nofollow" href={href(reportPath('company', agency.id))}>
        <Icon name="flag" size="s" />
        {t('crewing.contact.report')}
      </a>
    </p>
  )
}
