export const ROLES = ['user', 'seaman', 'company', 'training-center', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who is asking: a role, or a guest when nobody is signed in. */
export type Visitor = Role | 'guest'
export const VISITORS: readonly Visitor[] = ['guest', ...ROLES]

/** The page a person lands on after signing in (SPEC 2). */
export const HOMES: Record<Role, string> = {
  admin: '/admin/users',
  seaman: '/seaman/cv?tab=personal',
  company: '/company/profile',
  'training-center': '/training-center/profile',
  user: '/auth/select-role',
}
