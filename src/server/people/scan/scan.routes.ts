import * as declared from '#src/contract/scan/endpoints.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { affirmScans, listOwnScans, openOwnScan, removeScan } from './scan.usecases.ts'

const readScans = implement(declared.readScans, async ({ services, session }) => listOwnScans(services, session))

const readScan = implement(declared.readScan, async ({ c, services, session, params }) =>
  answerPaper(c, 'scan', await openOwnScan(services, session, params.id)),
)

const deleteScan = implement(declared.deleteScan, async ({ services, session, params }) =>
  removeScan(services, session, params.id),
)

const putShown = implement(declared.putShown, async ({ services, session, params }) =>
  affirmScans(services, session, params.entry),
)

export const scanEndpoints = [readScans, readScan, deleteScan, putShown]
