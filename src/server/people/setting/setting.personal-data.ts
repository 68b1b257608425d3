import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { notificationSettingTable } from './setting.tables.ts'

export const settingsPersonalData: PersonalData = {
  ...describeData(notificationSettingTable, {
    links: ofAccount,
    purpose: 'sending only the emails that the person wants',
    basis: 'consent',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
