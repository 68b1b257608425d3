import type { LocaleCode } from '#src/domain/locales.ts'
import type { Role } from './roles.ts'

/** The answer of GET /server/security/auth/session; `null` when no one is signed in. */
export type SessionUser = {
  id: string
  email: string
  /** Whether the person has shown that the address is theirs; publishing waits for it. */
  emailVerified: boolean
  role: Role
  language: LocaleCode
  /** Whether the person chose it; an account begins with the language of the page. */
  languageChosen?: true | undefined
  /** Interface locale that formats and control words follow; null when it is the page's. */
  formats: string | null
  displayName: string
  avatar: string | null
  permissions: string[]
  /** The admin who acts for the person, whether more than reading is allowed, and until when, UTC ms. */
  impersonator: { id: string; email: string; access: 'read' | 'write'; until: number } | null
  /** Until when sensitive acts need no confirmation, UTC ms; null while acting for someone, which cannot be confirmed. */
  confirmedUntil: number | null
  /** When the visit before this one ended, UTC ms; null on the first one. What is newer is new to the person. */
  lastVisitAt: number | null
  /** When the account will be erased, UTC ms; only while that is planned. */
  eraseAt?: number | undefined
  /** An admin who must have a passkey here and came in without: nothing is open but adding one. */
  passkeyNeeded?: true | undefined
  /** The organisation that the session acts for. */
  organisationId?: string | undefined
  /** How many messages of others the person has not read; asked for by the page, behind what it shows. */
  unread?: number | undefined
}

/** The account and its current organisation. */
export type Acting = Pick<SessionUser, 'id' | 'organisationId'>

/** A name for browser data of the account and its current organisation. */
export const nameActing = ({ id, organisationId }: Acting): string => (organisationId ? `${id}/${organisationId}` : id)

/** Whether a page can continue after the session changes: the account is the same, and so is the organisation if there was one. */
export const isSameActing = (before: Acting, now: Acting): boolean =>
  before.id === now.id && (before.organisationId === undefined || before.organisationId === now.organisationId)

export const COMPANY_CHANGE = 'company:change'

/** Whether forms that change something of the company are of use to the person; a viewer sees what they are about without them. */
export const mayChangeCompany = (session: Pick<SessionUser, 'permissions'> | null): boolean =>
  session?.permissions.includes(COMPANY_CHANGE) ?? false

/** The answer of a sign-in that was right so far: the passkey of the account is still to come. */
export type SecondStep = { secondStep: 'passkey' }
