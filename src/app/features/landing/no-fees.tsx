import { useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { Notice } from '../../ui/states.tsx'

/** U: you are running into danger. Whoever is asked to pay should know it here. */
export function NoFees() {
  const { t } = useIntl()
  const href = useHref()
  return (
    <Notice tone="land" flag="U" title={t('landing.no-fees.title')}>
      <p className="sm">{t('landing.no-fees.text')}</p>
      <p className="sm">
        <a href={href('/docs/no-fee')}>{t('landing.no-fees.link')}</a>
      </p>
    </Notice>
  )
}
