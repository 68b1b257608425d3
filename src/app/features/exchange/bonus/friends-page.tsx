import { ProfilePart } from '#src/app/features/people/seaman/profile-part.tsx'
import { InviteForm, inviteFriend } from '#src/app/features/work/friend/invite-form.tsx'
import { JoinedList } from '#src/app/features/work/friend/joined-list.tsx'
import { OwnLink } from '#src/app/features/work/friend/own-link.tsx'
import { type ShownFriends, shownFriends } from '#src/app/features/work/friend/queries.ts'
import { definePage, type PageProps } from '#src/app/page.ts'
import type { OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { BonusSection } from './bonus-section.tsx'
import { bonuses } from './queries.ts'

type FriendsData = { friends: ShownFriends; bonuses?: OwnBonuses }

function FriendsPage({ data: { friends, bonuses: own }, ...props }: PageProps<FriendsData>) {
  const { t } = useIntl()
  return (
    <ProfilePart title={t('page.seaman-friends.title')} lead={t('profile.friends.lead')}>
      <OwnLink friends={friends} />
      <JoinedList friends={friends} />
      {own && <BonusSection bonuses={own} />}
      {props.ctx.session?.impersonator ? null : <InviteForm {...props} />}
    </ProfilePart>
  )
}

/** The caller's link, who joined by it, the bonuses, and an invitation by mail. */
export const friendsPage = definePage<FriendsData>({
  queries: (ctx) => ({
    friends: shownFriends(ctx),
    // A balance is not shown to an admin who acts for the person.
    ...(ctx.session?.impersonator ? {} : { bonuses: bonuses(ctx) }),
  }),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-friends.title'), noindex: true }),
  action: inviteFriend,
  Component: FriendsPage,
})
