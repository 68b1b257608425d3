import { describeDomain } from '#src/server/domain.ts'
import { isDeclined } from './declined-mail.usecases.ts'
import { findAdmins, findMembers, findRecipient } from './recipient.usecases.ts'
import { settingsPersonalData } from './setting.personal-data.ts'
import { createSettingsEndpoints } from './setting.routes.ts'

export const settingDomain = describeDomain({
  endpoints: ({ stops }) => createSettingsEndpoints(stops),
  recipients: { isDeclined, findRecipient, findMembers, findAdmins },
  personalData: settingsPersonalData,
})
