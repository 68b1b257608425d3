import { describeDomain } from '#src/server/domain.ts'
import type { Product } from '#src/server/exchange/order/product.ts'
import { PAPER_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { FORM_READER } from '#src/server/work/agency-form/reading/form-reader.ts'
import { consultationMails } from './consultation/consultation.mails.ts'
import { consultationPersonalData } from './consultation/consultation.personal-data.ts'
import { createConsultationEndpoints } from './consultation/consultation.routes.ts'
import { formMails } from './form/form.mails.ts'
import { formPersonalData } from './form/form.personal-data.ts'
import { createFormEndpoints } from './form/form.routes.ts'
import { keepFormFile } from './form/keep-form.usecases.ts'
import { premiumMails } from './premium/premium.mails.ts'
import { premiumPersonalData } from './premium/premium.personal-data.ts'
import { createServiceJobs } from './service.jobs.ts'
import { servicePersonalData } from './service.personal-data.ts'
import { createServiceEndpoints } from './service.routes.ts'
import { serviceProduct } from './service-product.ts'
import { serviceTextEndpoints } from './text/text.routes.ts'

export const serviceDomain = describeDomain({
  endpoints: ({ products }) => [
    ...createServiceEndpoints(products),
    ...createFormEndpoints(products),
    ...createConsultationEndpoints(products),
    ...serviceTextEndpoints,
  ],
  jobs: (registries) => createServiceJobs(registries),
  mails: { ...formMails, ...consultationMails, ...premiumMails },
  personalData: {
    ...{ ...servicePersonalData, ...formPersonalData },
    ...{ ...consultationPersonalData, ...premiumPersonalData },
  },
  notPersonal: {
    service_text: 'public texts of services; who published a version is a random id, which remains',
  },
  files: { 'service-form': { act: keepFormFile, readers: { ...PAPER_READERS, docx: FORM_READER } } },
  products: [serviceProduct as Product],
})
