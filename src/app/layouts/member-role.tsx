import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The role of a person in the organisation whose name is above it; nothing for others. */
export function MemberRole({ session: { memberRole } }: { session: Pick<SessionUser, 'memberRole'> }) {
  const { t } = useIntl()
  return memberRole ? <span className="member-role">{t(`team.role.${memberRole}`)}</span> : null
}
