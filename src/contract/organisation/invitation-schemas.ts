import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MAX_EMAIL } from '#src/domain/text/text-limits.ts'
import { MEMBER_ROLES } from '../http/roles.ts'
import { limited, typed } from '../http/text-schemas.ts'

const memberInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** The address of the owner who sent it. */
  invitedBy: z.string(),
  sentAt: z.int(),
  expiresAt: z.int(),
})

/** The invitations that were neither accepted nor withdrawn, the newest first. */
export const memberInvitationsSchema = z.object({ items: z.array(memberInvitationSchema) })

export const memberInvitationInputSchema = z.object({
  email: typed(MAX_EMAIL),
  role: z.enum(MEMBER_ROLES),
  language: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]),
})

export const memberInvitationParamsSchema = z.object({ id: limited(36) })

export const teamSecretParamsSchema = z.object({ secret: limited(64) })

/**
 * What the caller may do with an invitation. `sign-in`: a guest. `other-address`: signed in with another address. `other-role`: an account
 * with the role of a seafarer, a training centre or an administrator. `member`: already a member.
 */
const ACCEPTANCES = ['ready', 'sign-in', 'other-address', 'other-role', 'member'] as const

/** An invitation as its secret shows it. */
export const openedInvitationSchema = z.object({
  company: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  expiresAt: z.int(),
  acceptance: z.enum(ACCEPTANCES),
})

export type MemberInvitation = z.infer<typeof memberInvitationSchema>
export type MemberInvitations = z.infer<typeof memberInvitationsSchema>
export type MemberInvitationInput = z.infer<typeof memberInvitationInputSchema>
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>
