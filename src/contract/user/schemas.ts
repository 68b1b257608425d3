import { z } from 'zod'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { ROLES } from '../http/roles.ts'
import type { USERS } from '../lists.ts'

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(ROLES),
  language: z.string(),
  verifiedAt: z.int().nullable(),
  createdAt: z.int(),
  lastSeenAt: z.int().nullable(),
  blockedAt: z.int().nullable(),
  /** When the account is erased, as its person asked. */
  eraseAt: z.int().nullable(),
})

export const adminUserListSchema = listAnswer(adminUserSchema, { totalIsExact: z.boolean() })

export const adminUserDetailSchema = adminUserSchema.extend({
  self: z.boolean(),
  sessions: z.int(),
  /** When it last opened seafarers as one with other accounts; null for never. */
  heldTogetherAt: z.int().nullable(),
  /** What the role may be changed to at this moment. */
  roles: z.array(z.enum(ROLES)),
  /** Why an admin may not act for this account, if so. */
  closed: z.enum(['self', 'admin']).nullable(),
  /** By what the admin shows who they are before acting for someone. */
  proof: z.enum(['password', 'passkey']),
})

export const roleChangeSchema = z.object({ role: z.enum(ROLES) })
export const blockSchema = z.object({ blocked: z.boolean() })

export type AdminUserQuery = ListQuery<typeof USERS>
export type AdminUser = z.infer<typeof adminUserSchema>
export type AdminUserList = z.infer<typeof adminUserListSchema>
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>
