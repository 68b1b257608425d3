import type { Permission } from '#src/contract/http/permissions.ts'
import { findMailedAdmins } from '#src/server/identity/permission/mailed-admins.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findMailedMembers } from '../organisation/members.repository.ts'
import { findMailRecipient } from './setting.repository.ts'

/** Returns address and language of an account's mail. */
export const findRecipient = ({ db }: Needs<'db'>, accountId: string) => findMailRecipient(db, accountId)

/** The recipients of mail about an organisation. */
export const findMembers = ({ db }: Needs<'db'>, organisationId: string) => findMailedMembers(db, organisationId)

/** The recipients of mail to admins with a permission. */
export const findAdmins = ({ db }: Needs<'db'>, permission: Permission) => findMailedAdmins(db, permission)
