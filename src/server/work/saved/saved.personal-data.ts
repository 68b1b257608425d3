import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { savedSearchTable, savedVacancyTable } from './saved.tables.ts'

const KEPT = {
  links: ofSeaman,
  basis: 'contract',
  retention: 'until the person takes it out',
  erasure: 'cascade',
} as const

export const savedJobPersonalData: PersonalData = {
  ...describeData(savedVacancyTable, { ...KEPT, purpose: 'saved vacancies' }),
  ...describeData(savedSearchTable, { ...KEPT, purpose: 'saved searches and their email alerts' }),
}
