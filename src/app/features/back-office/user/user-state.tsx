import { StateMark } from '#src/app/ui/marks.tsx'
import type { AdminUser } from '#src/contract/user/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

type User = Pick<AdminUser, 'blockedAt' | 'eraseAt' | 'verifiedAt'>

const KINDS = { closing: 'bad', blocked: 'bad', unverified: 'line', active: 'ok' } as const

export function userState({ blockedAt, eraseAt, verifiedAt }: User): keyof typeof KINDS {
  if (eraseAt !== null) return 'closing'
  if (blockedAt !== null) return 'blocked'
  return verifiedAt === null ? 'unverified' : 'active'
}

export function UserState({ user }: { user: User }) {
  const { t } = useIntl()
  const state = userState(user)
  return <StateMark kind={KINDS[state]}>{t(`admin.state.${state}`)}</StateMark>
}
