import * as declared from '#src/contract/moderation/endpoints.ts'
import { ADMIN_VACANCIES } from '#src/contract/moderation/list.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { refreshFigures } from '#src/server/work/market/overview.usecases.ts'
import { decideVacancy } from './decide-vacancy.usecases.ts'
import { listVacancies } from './list-vacancies.usecases.ts'
import { getModerated } from './moderated-vacancy.usecases.ts'
import { vacanciesFile } from './vacancies-file.ts'

const readVacancies = implement(declared.readVacancies, async ({ c, services, query }) =>
  listVacancies(services, query, c.get('locale')),
)

const readVacanciesFile = implement(declared.readVacanciesFile, async ({ c, services, session, query }) =>
  answerListFile(c, services, { session, list: ADMIN_VACANCIES, query }, await vacanciesFile(services, query)),
)

const readOne = implement(declared.readModerated, async ({ services, params }) => getModerated(services, params.id))

const putDecision = implement(declared.putModeration, async ({ c, services, session, params, body }) => {
  const actor = { session, origin: readCaller(c).origin }
  const { moderated, mails } = await decideVacancy(services, actor, params.id, body)
  defer(c, sendMails(services, mails))
  defer(c, refreshFigures(services))
  return moderated
})

export const moderationEndpoints = [readVacancies, readVacanciesFile, readOne, putDecision]
