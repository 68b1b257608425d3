import * as declared from '#src/contract/vocabulary/endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { ruleChanges } from '#src/server/ground/dated-rule/change-rules.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from '../proposal/implement-decisions.ts'
import { proposeVersion, uploadVersion } from './change-vocabulary.usecases.ts'
import { getRuleVersion, getVocabulary, writeRuleFile } from './vocabulary.usecases.ts'

const ACTS: ActsByTwo = new Map(ruleChanges.map((act) => [act.action, act]))

const read = implement(declared.readVocabulary, async ({ services, session, query }) =>
  getVocabulary(services, session, query),
)

const readVersion = implement(declared.readRuleVersion, async ({ services, session, params }) =>
  getRuleVersion(services, session, params.id),
)

const readFile = implement(declared.readRuleFile, async ({ c, services, session, params }) => {
  await services.limiter.take('list-file-account', session.accountId, services.clock())
  return answerFile(c, await writeRuleFile(services, session, params.id))
})

const upload = implement(declared.postRuleVersion, async ({ services, session, body }) => ({
  id: await uploadVersion(services, session, body),
}))

const propose = implement(declared.postRuleProposal, async ({ services, session, params, body }) => ({
  id: await proposeVersion(services, session, { ...params, ...body }),
}))

const decisions = implementDecisions(
  { confirmation: declared.postRuleConfirmation, refusal: declared.postRuleRefusal },
  ACTS,
)

export const vocabularyEndpoints = [read, readVersion, readFile, upload, propose, ...decisions]
