import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { ctx: PageContext; children?: ReactNode }

/** What a service is not; `children`: links to help. U: you are running into danger. */
export function NotPlacement({ ctx: { productName }, children }: Props) {
  const { t } = useIntl()
  return (
    <Notice tone="land" flag="U" level={2} title={t('mailing-order.notice.title')}>
      <p className="small">{t('mailing-order.notice.text', { product: productName })}</p>
      {children}
    </Notice>
  )
}

/** The help page about mailings. */
export function MailingHelp() {
  const { t } = useIntl()
  return (
    <p className="small">
      <Link to="/docs/$" params={{ _splat: 'cv-mailing-for-seafarers' }}>
        {t('mailing-order.services.help')}
      </Link>
    </p>
  )
}
