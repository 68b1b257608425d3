import { z } from 'zod'
import { MAX_ADMIN_NOTE } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { MEMBER_ROLES, ROLES } from '../http/roles.ts'
import { typed } from '../http/text-schemas.ts'
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

/** A note of an admin on an account. */
const adminNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** The address of the admin; null after the erasure of that account. */
  author: z.string().nullable(),
  createdAt: z.int(),
  mayDelete: z.boolean(),
})

/** What belongs to an account. */
const relatedSchema = z.object({
  organisations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['company', 'training-center']),
      role: z.enum(MEMBER_ROLES),
      vacancies: z.int(),
    }),
  ),
  /** The CV; admins can read it once its verification was requested. `publicId` is null while it is hidden. */
  seaman: z.object({ id: z.string(), publicId: z.string().nullable(), isChecked: z.boolean() }).nullable(),
  reports: z.object({ written: z.int(), against: z.int() }),
  conversations: z.int(),
})

export const adminUserDetailSchema = adminUserSchema.extend({
  related: relatedSchema,
  /** The newest first. */
  notes: z.array(adminNoteSchema),
  mayNote: z.boolean(),
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
export const noteSchema = z.object({ note: typed(MAX_ADMIN_NOTE) })
export const blockSchema = z.object({ blocked: z.boolean() })

export type AdminUserQuery = ListQuery<typeof USERS>
export type AdminUser = z.infer<typeof adminUserSchema>
export type AdminUserList = z.infer<typeof adminUserListSchema>
export type AdminNote = z.infer<typeof adminNoteSchema>
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>
