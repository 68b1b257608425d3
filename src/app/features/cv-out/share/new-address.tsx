import { withQuery } from '#src/contract/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { QrCode } from './draw-qr.ts'

type Props = { address: string; code: QrCode; name: string }

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The address of a link that is new, as text and as a code: later nobody can show it again. */
export function NewAddress({ address, code: { size, path }, name }: Props) {
  const { t } = useIntl()
  return (
    <div className="notice land new-address">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('share.new.code', { name })} className="qr-code">
        <path d={path} />
      </svg>
      <div className="column gap-2 grow">
        <p className="small">{t('share.new.text')}</p>
        <p className="break-anywhere">
          <bdi dir="ltr" className="bold">
            {address}
          </bdi>
        </p>
        <p className="row tight">
          <a className="button quiet" href={withQuery('https://wa.me/', { text: address })} {...OUTSIDE}>
            {t('ui.share.whatsapp')}
          </a>
          <a className="button quiet" href={withQuery('https://t.me/share/url', { url: address })} {...OUTSIDE}>
            {t('ui.share.telegram')}
          </a>
        </p>
      </div>
    </div>
  )
}
