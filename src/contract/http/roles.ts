export const ROLES = ['user', 'seaman', 'company', 'training-center', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The caller's role, or `guest`. */
export type Visitor = Role | 'guest'
export const VISITORS: readonly Visitor[] = ['guest', ...ROLES]

/** Roles whose accounts act for an organisation, as one of its members. */
export const ORGANISATION_ROLES = ['company', 'training-center'] as const satisfies readonly Role[]
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number]

/** Roles of members, lowest first; each includes those before it. */
export const MEMBER_ROLES = ['viewer', 'recruiter', 'owner'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const isAtLeast = (role: MemberRole, least: MemberRole): boolean =>
  MEMBER_ROLES.indexOf(role) >= MEMBER_ROLES.indexOf(least)

/** The page a person lands on after signing in (SPEC 2). */
export const HOMES: Record<Role, string> = {
  admin: '/admin/users',
  seaman: '/seaman/cv?tab=personal',
  company: '/company/profile',
  'training-center': '/training-center/profile',
  user: '/auth/select-role',
}
