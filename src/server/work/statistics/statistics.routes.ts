import { VACANCY_FIGURES } from '#src/contract/lists.ts'
import * as declared from '#src/contract/statistics/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { countView } from './count-view.usecases.ts'
import { getHiringMarket } from './hiring-market.usecases.ts'
import { getStatistics } from './statistics.usecases.ts'
import { listVacancyFigures } from './vacancy-figures.usecases.ts'
import { vacancyFiguresFile } from './vacancy-figures-file.ts'

const readStatistics = implement(declared.readStatistics, async ({ services, session, query }) => ({
  ...(await getStatistics(services, companyOf(session), query)),
  market: await getHiringMarket(services, query.period),
}))

const readVacancyFigures = implement(declared.readVacancyFigures, async ({ services, session, query }) =>
  listVacancyFigures(services, companyOf(session), query),
)

const readVacancyFiguresFile = implement(declared.readVacancyFiguresFile, async ({ c, services, session, query }) =>
  answerListFile(
    c,
    services,
    { session, list: VACANCY_FIGURES, query },
    vacancyFiguresFile(services, companyOf(session), query),
  ),
)

const postVacancyView = implement(declared.postVacancyView, async ({ c, services, params, query }) =>
  countView(services, readCaller(c), {
    vacancyId: params.id,
    source: query.from,
    userAgent: c.req.header('user-agent'),
  }),
)

export const statisticsEndpoints = [readStatistics, readVacancyFigures, readVacancyFiguresFile, postVacancyView]
