import { z } from 'zod'
import { MAX_USER_PAGE } from '../paging.ts'
import { ROLES } from '../roles.ts'
import { MAX_QUERY } from '../text-limits.ts'
import { pageNumber } from './paging.ts'
import { limited } from './text.ts'

export const USER_SORTS = ['newest', 'oldest', 'email', 'seen'] as const
const YES_NO = ['yes', 'no'] as const

export const adminUserQuerySchema = z.object({
  q: limited(MAX_QUERY, z.string().trim()).default(''),
  role: z.enum(ROLES).optional(),
  blocked: z.enum(YES_NO).optional(),
  verified: z.enum(YES_NO).optional(),
  /** First and last day of registration, UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(USER_SORTS).default('newest'),
  page: pageNumber(MAX_USER_PAGE),
})

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

export const adminUserListSchema = z.object({
  items: z.array(adminUserSchema),
  /** At most 1,000, and then perhaps more. */
  total: z.int(),
  totalIsExact: z.boolean(),
  page: z.int(),
  pageSize: z.int(),
})

export const adminUserDetailSchema = adminUserSchema.extend({
  self: z.boolean(),
  sessions: z.int(),
  /** What the role may be changed to at this moment. */
  roles: z.array(z.enum(ROLES)),
  /** Why an admin may not act for this account, if so. */
  closed: z.enum(['self', 'admin']).nullable(),
  /** By what the admin shows who they are before acting for somebody. */
  proof: z.enum(['password', 'passkey']),
})

export const roleChangeSchema = z.object({ role: z.enum(ROLES) })
export const blockSchema = z.object({ blocked: z.boolean() })

export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>
export type AdminUser = z.infer<typeof adminUserSchema>
export type AdminUserList = z.infer<typeof adminUserListSchema>
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>
