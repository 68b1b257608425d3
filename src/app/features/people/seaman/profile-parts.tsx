import { PathLink } from '#src/app/ui/link.tsx'
import type { OwnPrivacy } from '#src/contract/crew/privacy-schemas.ts'
import type { Friends } from '#src/contract/friend/schemas.ts'
import { accountPath } from '#src/contract/http/account-pages.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { PasskeyList } from '#src/contract/passkey/schemas.ts'
import type { NotificationSettingsAnswer } from '#src/contract/setting/schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'

export type ProfileData = {
  friends: Friends | undefined
  privacy: OwnPrivacy | undefined
  settings: NotificationSettingsAnswer | undefined
  passkeys: PasskeyList | undefined
}

type Props = { data: ProfileData; session: SessionUser | null }
type Line = { path: string; title: string; state: string | undefined }

/** Every page below the profile, with how it is there. */
function useLines({ data: { friends, privacy, settings, passkeys }, session }: Props): Line[] {
  const { t } = useIntl()
  const kinds = settings && Object.values(settings.settings)
  const states = {
    security: passkeys && t('profile.hub.security', { count: passkeys.items.length }),
    notifications: kinds && t('profile.hub.notifications', { on: kinds.filter(Boolean).length, all: kinds.length }),
    formats: session ? getLocale(session.language).name : undefined,
    picture: t(session?.avatar ? 'profile.hub.picture' : 'profile.hub.no-picture'),
    data: t('profile.hub.data'),
  } as const
  const sections = ['security', 'notifications', 'formats', 'picture', 'data'] as const
  return [
    {
      path: '/seaman/profile/privacy',
      title: t('page.seaman-privacy.title'),
      state: privacy && t(`profile.hub.card.${privacy.card}`),
    },
    { path: '/seaman/profile/views', title: t('views.page.title'), state: undefined },
    {
      path: '/seaman/profile/friends',
      title: t('page.seaman-friends.title'),
      state: friends && t('profile.hub.friends', { count: friends.total }),
    },
    { path: '/seaman/profile/balance', title: t('page.seaman-balance.title'), state: undefined },
    ...sections.map((section) => ({
      path: accountPath('seaman', section),
      title: t(`account.${section}.title`),
      state: states[section],
    })),
  ]
}

export const ProfileParts = (props: Props) => (
  <ul className="entries">
    {useLines(props).map(({ path, title, state }) => (
      <li key={path}>
        <PathLink className="bold" path={path}>
          {title}
        </PathLink>
        {state && <p className="small muted">{state}</p>}
      </li>
    ))}
  </ul>
)
