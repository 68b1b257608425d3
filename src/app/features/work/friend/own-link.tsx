import { CopyButton } from '#src/app/ui/copy-button.tsx'
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
        <CopyButton text={address} label={t('profile.friends.copy')} />
      </GivenAddress>
      <p className="small muted">{t('profile.friends.cookie')}</p>
    </section>
  )
}
