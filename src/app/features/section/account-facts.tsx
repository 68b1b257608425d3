import type { SessionUser } from '../../../contract/session.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { Facts } from '../../ui/facts.tsx'

export function AccountFacts({ user }: { user: SessionUser }) {
  const { t } = useIntl()
  return (
    <div className="sheet pad">
      <Facts
        rows={[
          { label: t('page.account.name'), value: <bdi>{user.displayName}</bdi> },
          { label: t('page.account.email'), value: <bdi>{user.email}</bdi> },
        ]}
      />
    </div>
  )
}
