import * as declared from '#src/contract/application/endpoints.ts'
import { APPLICANTS } from '#src/contract/lists.ts'
import { forgetCarried } from '#src/server/ground/carried/carried-answers.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { notifyMembers } from '#src/server/people/organisation/notify-members.usecases.ts'
import { getApplicant, listApplicants, noteApplicantSeen } from './applicants.usecases.ts'
import { applicantsFile } from './applicants-file.ts'
import { applyForVacancy } from './application.usecases.ts'
import { moveApplication } from './application-moves.usecases.ts'
import { answerJoining } from './joining-answers.usecases.ts'
import { contestLine, decideLine } from './match-contests.usecases.ts'
import { listOwnApplications, withdrawApplication } from './own-applications.usecases.ts'
import { getOwnApplication } from './sent.usecases.ts'

const createApplication = implement(declared.createApplication, async ({ c, services, session, params, body }) => {
  const { application, mails, companyId } = await applyForVacancy(
    services,
    session,
    params.id,
    body.note,
    readIdempotencyKey(c),
  )
  await forgetCarried(c, `/vacancy/${params.id}`)
  defer(c, sendMails(services, mails))
  if (companyId) defer(c, notifyMembers(services, companyId))
  return application
})

const askOf = (c: AppContext, session: Session, vacancyId: string) => ({
  companyId: companyOf(session),
  vacancyId,
  looker: readCaller(c),
})

const nameOf = (session: Session, params: { id: string; applicationId: string }) => ({
  companyId: companyOf(session),
  vacancyId: params.id,
  applicationId: params.applicationId,
})

const readApplicants = implement(declared.readApplicants, async ({ c, services, session, params, query }) =>
  listApplicants(services, askOf(c, session, params.id), query.page),
)

const readApplicantsFile = implement(declared.readApplicantsFile, async ({ c, services, session, params, query }) =>
  answerListFile(
    c,
    services,
    { session, list: APPLICANTS, query },
    await applicantsFile(services, askOf(c, session, params.id)),
  ),
)

const readApplicant = implement(declared.readApplicant, async ({ c, services, session, params }) => {
  return getApplicant(services, nameOf(session, params), readCaller(c))
})

const postApplicantView = implement(declared.postApplicantView, async ({ c, services, session, params }) => {
  return noteApplicantSeen(services, nameOf(session, params), {
    looker: readCaller(c),
    userAgent: c.req.header('user-agent'),
  })
})

const readOwnApplications = implement(declared.readOwnApplications, async ({ services, session, query }) =>
  listOwnApplications(services, session, query.page),
)

const readOwnApplication = implement(declared.readOwnApplication, async ({ services, session, params }) =>
  getOwnApplication(services, session, params.id),
)

const putJoiningAnswers = implement(declared.putJoiningAnswers, async ({ services, session, params, body }) =>
  answerJoining(services, session, { id: params.id, answers: body }),
)

const deleteOwnApplication = implement(declared.deleteOwnApplication, async ({ services, session, params }) => {
  await withdrawApplication(services, session, params.id)
  return listOwnApplications(services, session, 1)
})

const putApplicationState = implement(declared.putApplicationState, async ({ services, session, params, body }) => {
  return moveApplication(services, session, nameOf(session, params), body)
})

const putContest = implement(declared.putContest, async ({ c, services, session, params, body }) =>
  contestLine(services, session, { ...body, applicationId: params.id, language: c.get('locale') }),
)

const putContestDecision = implement(declared.putContestDecision, async ({ services, session, params, body }) => {
  return decideLine(services, session, nameOf(session, params), body)
})

export const applicationEndpoints = [
  createApplication,
  readApplicants,
  readApplicantsFile,
  readApplicant,
  postApplicantView,
  readOwnApplications,
  readOwnApplication,
  putJoiningAnswers,
  deleteOwnApplication,
  putApplicationState,
  putContest,
  putContestDecision,
]
