import { matchRecordSchema } from '#src/contract/application/match-schemas.ts'
import { offeredShipSchema } from '#src/contract/application/schemas.ts'
import { vacancyCopySchema } from '#src/contract/application/sent-schemas.ts'
import { cvSchema } from '#src/contract/seaman/schemas.ts'
import { cvSentTable } from '#src/server/platform/cv-store.tables.ts'
import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import {
  applicationFactTable,
  applicationMoveTable,
  applicationTable,
  cvSendingTable,
  joiningAnswerTable,
  matchContestTable,
  vacancyCopyTable,
} from './application.tables.ts'
import { collectSentCvs, collectVacancyCopies } from './copied-applications.usecases.ts'

export const applicationPersonalData: PersonalData = {
  ...describeData(applicationTable, {
    links: ofSeaman,
    purpose: 'applying, and the company’s decision',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
    documents: { ship: offeredShipSchema, match_record: matchRecordSchema },
  }),
  ...describeData(joiningAnswerTable, {
    links: [{ column: 'application_id', of: 'application' }],
    purpose: 'answers of seafarers who joined, for the company’s figures',
    basis: 'consent',
    retention: 'while the application is there',
    erasure: 'cascade',
  }),
  ...describeData(matchContestTable, {
    links: ofSeaman,
    purpose: 'a seafarer’s dispute of a match line, and the decision of the company or an administrator',
    basis: 'legal duty',
    retention: 'while the application is there',
    erasure: 'cascade',
  }),
  ...describeData(applicationMoveTable, {
    links: [{ column: 'application_id', of: 'application' }],
    purpose: 'the stages of an application, with their dates',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
  }),
  ...describeData(applicationFactTable, {
    links: [{ column: 'application_id', of: 'application' }],
    purpose: 'days and stages for the statistics of companies',
    basis: 'legitimate interest',
    retention: '25 months; without a link to anyone once the application is deleted',
    erasure: 'kept',
  }),
  ...describeData(vacancyCopyTable, {
    links: [{ column: 'vacancy_id', of: 'vacancy' }],
    purpose: 'the vacancy as it was when a seafarer applied, for both sides',
    basis: 'contract',
    retention: 'while the vacancy is there',
    erasure: 'cascade',
    documents: { document: vacancyCopySchema },
    collect: collectVacancyCopies,
  }),
  ...describeData(cvSendingTable, {
    links: ofSeaman,
    purpose: 'recording that a CV was copied for an application, and when the copy is deleted',
    basis: 'contract',
    retention: 'while the application is there',
    erasure: 'cascade',
  }),
  ...describeData(cvSentTable, {
    links: ofSeaman,
    purpose: 'the CV as it was sent with an application, for both sides',
    basis: 'contract',
    retention: 'until 180 days after the application or its vacancy is over, or it is withdrawn',
    erasure: 'step',
    documents: { document: cvSchema },
    collect: collectSentCvs,
  }),
}
