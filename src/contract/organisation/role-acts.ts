import type { MemberRole } from '../http/roles.ts'

/** What the team page lists for each role: the lowest role that may do it. A test compares `endpoint` with its declaration. */
export const ROLE_ACTS = [
  { act: 'read', least: 'viewer', endpoint: 'get /server/company/vacancy' },
  { act: 'vacancies', least: 'recruiter', endpoint: 'post /server/vacancy/{id}/publish' },
  { act: 'seafarers', least: 'recruiter', endpoint: 'put /server/vacancy/{id}/application/{applicationId}/state' },
  { act: 'company', least: 'recruiter', endpoint: 'put /server/company/details' },
  { act: 'team', least: 'owner', endpoint: 'put /server/company/member/{id}/role' },
] as const satisfies readonly { act: string; least: MemberRole; endpoint: string }[]
