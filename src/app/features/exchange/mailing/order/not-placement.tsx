import type { PageContext } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** What a mailing is not. U: you are running into danger. */
export function NotPlacement({ ctx: { productName } }: { ctx: PageContext }) {
  const { t } = useIntl()
  return (
    <Notice tone="land" flag="U" level={2} title={t('mailing-order.notice.title')}>
      <p className="small">{t('mailing-order.notice.text', { product: productName })}</p>
      <p className="small">
        <Link to="/docs/$" params={{ _splat: 'cv-mailing-for-seafarers' }}>
          {t('mailing-order.services.help')}
        </Link>
      </p>
    </Notice>
  )
}
