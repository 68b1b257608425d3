import { ProfilePart } from '#src/app/features/people/seaman/profile-part.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { InviteForm, inviteFriend } from './invite-form.tsx'
import { JoinedList } from './joined-list.tsx'
import { OwnLink } from './own-link.tsx'
import { type ShownFriends, shownFriends } from './queries.ts'

type FriendsData = { friends: ShownFriends }

function FriendsPage({ data: { friends }, ...props }: PageProps<FriendsData>) {
  const { t } = useIntl()
  return (
    <ProfilePart title={t('page.seaman-friends.title')} lead={t('profile.friends.lead')}>
      <OwnLink friends={friends} />
      <JoinedList friends={friends} />
      <section className="column">
        <h2>{t('profile.friends.bonus')}</h2>
        <p>{t('profile.friends.bonus-text')}</p>
      </section>
      {props.ctx.session?.impersonator ? null : <InviteForm {...props} />}
    </ProfilePart>
  )
}

/** The caller's link, who joined by it, and an invitation by mail. */
export const friendsPage = definePage<FriendsData>({
  queries: (ctx) => ({ friends: shownFriends(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-friends.title'), noindex: true }),
  action: inviteFriend,
  Component: FriendsPage,
})
