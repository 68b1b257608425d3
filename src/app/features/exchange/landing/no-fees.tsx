import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** Flag U, you are running into danger: a warning about fees. */
export function NoFees() {
  const { t } = useIntl()
  return (
    <Notice tone="land" flag="U" title={t('landing.no-fees.title')}>
      <p className="small">{t('landing.no-fees.text')}</p>
      <p className="small">
        <Link to="/docs/$" params={{ _splat: 'no-fee' }}>
          {t('landing.no-fees.link')}
        </Link>
      </p>
    </Notice>
  )
}
