import * as declared from '#src/contract/site-update/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from '../proposal/implement-decisions.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'
import { createUpdate, saveUpdate, stopSiteUpdate, tryUpdate } from './change-updates.usecases.ts'
import { publishSiteUpdate } from './publish-update.ts'
import { getSiteUpdate, getSiteUpdates, SITE_UPDATE_ACTS } from './read-updates.usecases.ts'

const list = implement(declared.readSiteUpdates, async ({ services, query }) => getSiteUpdates(services, query))

const read = implement(declared.readSiteUpdate, async ({ services, session, params, query }) =>
  getSiteUpdate(services, session, params.id, query.language),
)

const create = implement(declared.postSiteUpdate, async ({ services, session, body }) => ({
  id: await createUpdate(services, session, body.kind),
}))

const save = implement(declared.putUpdateText, async ({ services, session, params, body }) => {
  await saveUpdate(services, session, params.id, body)
  return params
})

const sendTrial = implement(declared.postUpdateTrial, async ({ services, session, params, body }) => {
  await tryUpdate(services, session, params.id, body.language)
  return params
})

const propose = implement(declared.postUpdateProposal, async ({ services, session, params, body }) => {
  const { reason, ...input } = body
  return { id: await proposeAct(services, publishSiteUpdate, { session }, { objectId: params.id, input, reason }) }
})

const decisions = implementDecisions(
  { confirmation: declared.postUpdateConfirmation, refusal: declared.postUpdateRefusal },
  SITE_UPDATE_ACTS,
)

const stop = implement(declared.postUpdateStop, async ({ services, session, params }) => {
  await stopSiteUpdate(services, session, params.id)
  return params
})

export const siteUpdateEndpoints = [list, read, create, save, sendTrial, propose, stop, ...decisions]
