import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { VACANCY_FLAGS } from '#src/domain/vacancy/flags.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { vacancyDecisionTable } from './decisions.tables.ts'
import { vacancyNationalityTable, vacancyTable } from './vacancy.tables.ts'

const words = z.array(z.string())

export const vacancyPersonalData: PersonalData = {
  ...describeData(vacancyTable, {
    links: ofCompany,
    purpose: 'the vacancies that the company publishes',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'step',
    documents: {
      nationalities: words,
      certificates: words,
      certificate_months: z.record(z.string(), z.int()),
      crew_nationalities: words,
      trading_areas: words,
      texts: z.partialRecord(z.enum(LOCALE_CODES), z.string()),
      flags: z.array(z.enum(VACANCY_FLAGS)),
    },
  }),
  ...describeData(vacancyDecisionTable, {
    links: [{ column: 'vacancy_id', of: 'vacancy' }],
    purpose: 'a moderator’s decision about a vacancy, and its reason',
    basis: 'legal duty',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(vacancyNationalityTable, {
    links: [{ column: 'vacancy_seq', of: 'vacancy', key: 'seq' }],
    purpose: 'searching vacancies by nationality',
    basis: 'contract',
    retention: 'while the vacancy is public',
    erasure: 'cascade',
  }),
}
