import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { type PageQueries, pageQuery, partOf } from '#src/app/page-query.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type ProfileData, ProfileParts } from './profile-parts.tsx'
import { friends, privacy } from './queries.ts'

/** Whose account this is, and where the rest of what is known about them stands. */
function Profile({ data, ctx }: PageProps<ProfileData>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('page.seaman-profile.title')}</h1>
      </header>
      <div className="column gap-5">
        <div className="sheet padded">
          <Facts
            rows={[
              { label: t('page.account.name'), value: <bdi>{ctx.session?.displayName}</bdi> },
              { label: t('page.account.email'), value: <bdi>{ctx.session?.email}</bdi> },
            ]}
          />
        </div>
        <div className="row split">
          <p>{t('page.seaman-profile.text')}</p>
          <Link className="button primary" to="/seaman/cv" search={{ tab: 'personal' }}>
            {t('page.link.cv')}
          </Link>
        </div>
        <ProfileParts data={data} session={ctx.session} />
      </div>
    </div>
  )
}

/** The text of a line is optional: without it only the link is shown. */
const askParts = (ctx: PageContext): PageQueries<ProfileData> => ({
  friends: partOf(friends(ctx)),
  privacy: partOf(privacy(ctx)),
  settings: partOf(pageQuery(ctx, ['notification-settings'], () => ctx.api.getNotificationSettings())),
  passkeys: partOf(pageQuery(ctx, ['passkeys'], () => ctx.api.findPasskeys())),
})

export const seamanProfilePage = definePage<ProfileData>({
  queries: askParts,
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-profile.title'), noindex: true }),
  Component: Profile,
})
