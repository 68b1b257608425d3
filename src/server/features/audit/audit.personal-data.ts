import { ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'

export const auditPersonalData: PersonalData = {
  security_event: {
    links: ofAccount,
    purpose: 'seeing what happened to the account, and proving it',
    basis: 'legitimate interest',
    retention: 'for good; without the account its ids lead nowhere',
    erasure: 'kept',
    exported: 'id account_id actor_id kind detail device country created_at',
  },
}
