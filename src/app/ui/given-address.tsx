import type { ReactNode } from 'react'
import { withQuery } from '#src/contract/http/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { QrCode as Code } from './draw-qr.ts'

type Props = {
  address: string
  code: Code
  /** Text alternative of the code. */
  label: string
  tone?: 'land'
  /** Content before the address, and after it. */
  lead?: ReactNode
  note?: ReactNode
  /** Buttons before those of messengers. */
  children?: ReactNode
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** An address to pass on: as text, as QR code, and by messengers. */
export function GivenAddress({ address, code, label, tone, lead, note, children }: Props) {
  const { t } = useIntl()
  return (
    <div className={tone === 'land' ? 'notice land new-address' : 'notice new-address'}>
      <QrCode code={code} label={label} />
      <div className="column gap-2">
        {lead}
        <p className="break-anywhere">
          <bdi dir="ltr" className="bold">
            {address}
          </bdi>
        </p>
        {note}
        <p className="row tight">
          {children}
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

/** A QR code. `label` is its text alternative. */
export const QrCode = ({ code: { size, path }, label }: { code: Code; label: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code">
    <path d={path} />
  </svg>
)
