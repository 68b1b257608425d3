import { useHref } from '#src/app/ui/href.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** U: you are running into danger. Whoever is asked to pay should know it here. */
export function NoFees() {
  const { t } = useIntl()
  const href = useHref()
  return (
    <Notice tone="land" flag="U" title={t('landing.no-fees.title')}>
      <p className="small">{t('landing.no-fees.text')}</p>
      <p className="small">
        <a href={href('/docs/no-fee')}>{t('landing.no-fees.link')}</a>
      </p>
    </Notice>
  )
}
