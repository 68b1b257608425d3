import { useState } from 'react'
import { QrCode } from '#src/app/ui/qr-code.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { ShownFriends } from './queries.ts'

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The link that somebody gives to friends, as text and as a code. */
export function OwnLink({ friends: { address, code, refId } }: { friends: ShownFriends }) {
  const { t } = useIntl()
  return (
    <section className="column gap-4">
      <h2>{t('profile.friends.link')}</h2>
      <div className="notice new-address">
        <QrCode code={code} label={t('profile.friends.code')} />
        <div className="column gap-2 grow">
          <p className="break-anywhere">
            <bdi dir="ltr" className="bold">
              {address}
            </bdi>
          </p>
          <p className="small muted">
            {t('profile.friends.id')} <bdi dir="ltr">{refId}</bdi>
          </p>
          <p className="row tight">
            <CopyButton text={address} />
            <a className="button quiet" href={withQuery('https://wa.me/', { text: address })} {...OUTSIDE}>
              {t('ui.share.whatsapp')}
            </a>
            <a className="button quiet" href={withQuery('https://t.me/share/url', { url: address })} {...OUTSIDE}>
              {t('ui.share.telegram')}
            </a>
          </p>
        </div>
      </div>
      <p className="small muted">{t('profile.friends.cookie')}</p>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const { t } = useIntl()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button type="button" className="button js-only" onClick={copy}>
      <span role="status">{t(isCopied ? 'ui.share.copied' : 'profile.friends.copy')}</span>
    </button>
  )
}
