import { z } from 'zod'
import { MEMBER_ROLES } from '../http/roles.ts'
import { limited } from '../http/text-schemas.ts'

export const memberParamsSchema = z.object({ id: limited(36) })

const memberSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  isSelf: z.boolean(),
  joinedAt: z.int(),
  /** The last visit and whether the account has two-step sign-in; null for callers who are not owners. */
  security: z.object({ lastSeenAt: z.int().nullable(), hasTwoStep: z.boolean() }).nullable(),
})

/** The members of the caller’s company: owners first, then recruiters, then viewers. */
export const teamSchema = z.object({
  /** The company of the answer, which `leave` repeats. */
  organisationId: z.string(),
  members: z.array(memberSchema),
  /** Whether the caller is the only active owner, who cannot leave. */
  isLastOwner: z.boolean(),
  /** Whether members without two-step sign-in cannot act for the company. */
  isTwoStepRequired: z.boolean(),
  /** The member who becomes an owner at `dueAt`, because two admins found that the owners are lost; an owner can object. */
  recovery: z.object({ email: z.string(), startedAt: z.int(), dueAt: z.int() }).nullable(),
})

export const memberRoleSchema = z.object({ role: z.enum(MEMBER_ROLES) })

export const requiredTwoStepSchema = z.object({ isRequired: z.boolean() })

/** Another company of the caller. */
export const switchingSchema = z.object({ organisationId: limited(36) })

/** Names the company, so that a page of one company never leaves another. */
export const leavingSchema = z.object({ organisationId: limited(36) })

export type Member = z.infer<typeof memberSchema>
export type Team = z.infer<typeof teamSchema>
