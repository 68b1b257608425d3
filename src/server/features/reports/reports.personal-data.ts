import { ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'

export const reportPersonalData: PersonalData = {
  report: {
    links: ofAccount,
    purpose: 'looking into what was reported',
    basis: 'legitimate interest',
    retention: 'as long as it is needed; without name and words when the account is gone',
    erasure: 'step',
    exported: 'id kind target_id reason text language account_id status created_at updated_at',
  },
}
