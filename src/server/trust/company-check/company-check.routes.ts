import * as declared from '#src/contract/company-check/endpoints.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { appealSuspension } from './appeal.usecases.ts'
import { getDetails, saveDetails } from './company-details.usecases.ts'
import { askToBeChecked, saveLicence } from './licence.usecases.ts'
import { openLicenceScan } from './licence-scan.usecases.ts'

const readDetails = implement(declared.readDetails, async ({ services, session }) =>
  getDetails(services, companyOf(session)),
)

const putDetails = implement(declared.putDetails, async ({ services, session, body }) =>
  saveDetails(services, session, body),
)

const putLicence = implement(declared.putLicence, async ({ services, session, body }) =>
  saveLicence(services, session, body),
)

const postCheck = implement(declared.postCheck, async ({ c, services, session }) =>
  askToBeChecked(services, { session, origin: readCaller(c).origin }),
)

const readLicenceScan = implement(declared.readLicenceScan, async ({ c, services, session }) =>
  answerPaper(c, 'scan', await openLicenceScan(services, companyOf(session))),
)

const postAppeal = implement(declared.postAppeal, async ({ c, services, session, body }) =>
  appealSuspension(services, { session, origin: readCaller(c).origin }, body.text),
)

export const companyCheckEndpoints = [readDetails, putDetails, putLicence, postCheck, readLicenceScan, postAppeal]
