import { ofAccount, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const settingsPersonalData: PersonalData = {
  notification_setting: {
    links: ofAccount,
    purpose: 'sending only the mail that the person wants',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'account_id kind wanted changed_at',
  },
}
