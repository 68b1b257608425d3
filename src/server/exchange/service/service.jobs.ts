import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { remindOfBookings, remindOfConsultations } from './consultation/remind.usecases.ts'
import { moveDueServices } from './due-services.usecases.ts'
import { mailServiceMessages, remindOfForms } from './form/remind.usecases.ts'

export const createServiceJobs = ({ products }: Pick<Registries, 'products'>): readonly Job[] => [
  scheduledJob({ name: 'move-due-services', every: 0, run: moveDueServices(products) }),
  scheduledJob({ name: 'remind-of-consultations', every: 5, run: remindOfConsultations }),
  scheduledJob({ name: 'remind-of-bookings', every: 60, run: remindOfBookings }),
  scheduledJob({ name: 'remind-of-forms', every: 60, run: remindOfForms }),
  scheduledJob({ name: 'mail-service-messages', every: 5, run: mailServiceMessages }),
]
