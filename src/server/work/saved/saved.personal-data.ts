import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { savedSearchTable, savedVacancyTable } from './saved.tables.ts'

const KEPT = {
  links: ofSeaman,
  basis: 'contract',
  retention: 'until the person takes it out',
  erasure: 'cascade',
} as const

export const savedJobPersonalData: PersonalData = {
  ...describeData(savedVacancyTable, { ...KEPT, purpose: 'vacancies that the person put aside' }),
  ...describeData(savedSearchTable, { ...KEPT, purpose: 'searches that the person keeps, and is told of by mail' }),
}
