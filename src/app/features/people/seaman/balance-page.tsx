import { definePage } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { ProfilePart } from './profile-part.tsx'

/** States that nothing can be bought, so there is no balance. */
function Balance() {
  const { t } = useIntl()
  return (
    <ProfilePart title={t('page.seaman-balance.title')} lead={t('profile.balance.lead')}>
      <Notice title={t('profile.balance.owed')}>{t('profile.balance.free')}</Notice>
      <p>{t('profile.balance.later')}</p>
      <p className="row">
        <Link className="button" to="/docs/$" params={{ _splat: 'no-fee' }}>
          {t('profile.balance.no-fee')}
        </Link>
      </p>
    </ProfilePart>
  )
}

export const balancePage = definePage<Nothing>({
  queries: () => ({}),
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-balance.title'), noindex: true }),
  Component: Balance,
})
