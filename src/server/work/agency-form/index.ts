import { describeDomain } from '#src/server/domain.ts'
import { agencyFormPersonalData } from './agency-form.personal-data.ts'
import { agencyFormEndpoints } from './agency-form.routes.ts'
import { listForms } from './agency-form.usecases.ts'
import { readFormFile } from './read-form-file.usecases.ts'
import { FORM_READER } from './reading/form-reader.ts'

export const agencyFormDomain = describeDomain({
  endpoints: agencyFormEndpoints,
  personalData: agencyFormPersonalData,
  files: {
    form: {
      act: readFormFile,
      readers: { docx: FORM_READER },
      news: async (services, session) => ({ forms: await listForms(services, session) }),
    },
  },
})
