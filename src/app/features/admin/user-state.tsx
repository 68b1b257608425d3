import type { AdminUser } from '../../../contract/schemas/admin.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { StateMark } from '../../ui/marks.tsx'

export function UserState({ user }: { user: Pick<AdminUser, 'blockedAt' | 'verifiedAt'> }) {
  const { t } = useIntl()
  if (user.blockedAt !== null) return <StateMark kind="bad">{t('admin.state.blocked')}</StateMark>
  if (user.verifiedAt === null) return <StateMark kind="line">{t('admin.state.unverified')}</StateMark>
  return <StateMark kind="ok">{t('admin.state.active')}</StateMark>
}
