import { useState } from 'react'
import { GivenAddress } from '#src/app/ui/given-address.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { ShownFriends } from './queries.ts'

/** The caller's link, as text and as a code. */
export function OwnLink({ friends: { address, code, refId } }: { friends: ShownFriends }) {
  const { t } = useIntl()
  return (
    <section className="column gap-4">
      <h2>{t('profile.friends.link')}</h2>
      <GivenAddress
        address={address}
        code={code}
        label={t('profile.friends.code')}
        note={
          <p className="small muted">
            {t('profile.friends.id')} <bdi dir="ltr">{refId}</bdi>
          </p>
        }
      >
        <CopyButton text={address} />
      </GivenAddress>
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
