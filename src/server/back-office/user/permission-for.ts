import { PAGE_PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { Role } from '#src/contract/http/roles.ts'

/** The permission to change an account with these current or new roles. Only owners change admins. */
export const permissionFor = (...roles: readonly Role[]): Permission =>
  roles.includes('admin') ? PAGE_PERMISSIONS.permissions : PAGE_PERMISSIONS.users
