import type { QrCode as Code } from '#src/app/ui/draw-qr.ts'
import { QrCode } from '#src/app/ui/qr-code.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { address: string; code: Code; name: string }

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The address of a link that is new, as text and as a code: later nobody can show it again. */
export function NewAddress({ address, code, name }: Props) {
  const { t } = useIntl()
  return (
    <div className="notice land new-address">
      <QrCode code={code} label={t('share.new.code', { name })} />
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
