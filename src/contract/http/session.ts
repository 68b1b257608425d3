import type { LocaleCode } from '#src/domain/locales.ts'
import type { Waiting } from '../navigation/navigation.ts'
import type { MemberRole, Role } from './roles.ts'

/** The answer of GET /server/security/auth/session; `null` when no one is signed in. */
export type SessionUser = {
  id: string
  email: string
  /** Whether the address is confirmed; publishing requires it. */
  emailVerified: boolean
  role: Role
  language: LocaleCode
  /** Whether the person chose the language; initially it is that of the page. */
  languageChosen?: true | undefined
  /** Interface locale of formats and control words; null for the page's. */
  formats: string | null
  /** IANA time zone; null until it is known. */
  timeZone: string | null
  displayName: string
  avatar: string | null
  permissions: string[]
  /** The admin who acts for the person, the access, and its end (UTC ms). */
  impersonator: { id: string; email: string; access: 'read' | 'write'; until: number } | null
  /** UTC ms until which sensitive actions need no confirmation; null while an admin acts, who cannot confirm. */
  confirmedUntil: number | null
  /** End of the previous visit (UTC ms); null on the first. Anything newer is new to the person. */
  lastVisitAt: number | null
  /** UTC ms of the planned erasure. */
  eraseAt?: number | undefined
  /** An admin who must add a passkey: everything else is closed. */
  passkeyNeeded?: true | undefined
  /** A member without the two-step sign-in that the organisation requires: the session does nothing for it. */
  twoStepNeeded?: true | undefined
  /** The organisation that the session acts for. */
  organisationId?: string | undefined
  /** What the person may do for it. */
  memberRole?: MemberRole | undefined
  /** The other companies of the account, which the session may act for instead. */
  otherCompanies?: { id: string; name: string }[] | undefined
  /** What waits for the person; the page fetches it in the background. */
  waiting?: Waiting | undefined
}

/** The account and its current organisation. */
export type Acting = Pick<SessionUser, 'id' | 'organisationId'>

/** A name for browser data of the account and its current organisation. */
export const nameActing = ({ id, organisationId }: Acting): string => (organisationId ? `${id}/${organisationId}` : id)

/** Whether a page can continue after the session changes: the account is the same, and so is the organisation if there was one. */
export const isSameActing = (before: Acting, now: Acting): boolean =>
  before.id === now.id && (before.organisationId === undefined || before.organisationId === now.organisationId)

export const COMPANY_CHANGE = 'company:change'

/** Whether forms that change the company are usable; a viewer sees the data without them. */
export const mayChangeCompany = (session: Pick<SessionUser, 'permissions'> | null): boolean =>
  session?.permissions.includes(COMPANY_CHANGE) ?? false

/** The answer of a correct first step: the account's passkey is required. */
export type SecondStep = { secondStep: 'passkey' }
