import { describeDomain } from '#src/server/domain.ts'
import { isDeclined } from './declined-mail.usecases.ts'
import { findAdmins, findMembers, findRecipient } from './recipient.usecases.ts'
import { settingsPersonalData } from './setting.personal-data.ts'
import { settingsEndpoints } from './setting.routes.ts'

export const settingDomain = describeDomain({
  endpoints: settingsEndpoints,
  recipients: { isDeclined, findRecipient, findMembers, findAdmins },
  personalData: settingsPersonalData,
})
