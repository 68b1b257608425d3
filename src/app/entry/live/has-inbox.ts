import type { SessionUser } from '#src/contract/http/session.ts'

/** Whether the person has an inbox; an admin who acts for them does not read it. */
export const hasInbox = (session: SessionUser | null): boolean =>
  session !== null && !session.impersonator && (session.role === 'seaman' || session.role === 'company')
