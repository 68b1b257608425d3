import type { SessionUser } from '../../../contract/session.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { Facts } from '../../ui/facts.tsx'

export function AccountFacts({ user }: { user: SessionUser }) {
  const { t } = useIntl()
  return (
    <div className="sheet pad">
      <Facts
        rows={[
          [t('page.account.name'), <bdi key="name">{user.displayName}</bdi>],
          [t('page.account.email'), <bdi key="email">{user.email}</bdi>],
        ]}
      />
    </div>
  )
}
