import { describeDomain } from '#src/server/domain.ts'
import { vacancyEditorPersonalData } from './vacancy-editor.personal-data.ts'
import { vacancyEditorEndpoints } from './vacancy-editor.routes.ts'

export const vacancyEditorDomain = describeDomain({
  endpoints: vacancyEditorEndpoints,
  personalData: vacancyEditorPersonalData,
})
