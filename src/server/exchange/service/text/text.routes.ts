import * as declared from '#src/contract/service/text-endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { publishText } from './publish-text.usecases.ts'
import { getServiceTexts } from './read-texts.usecases.ts'

const read = implement(declared.readServiceTexts, async ({ services, query }) => getServiceTexts(services, query))

const publish = implement(declared.postServiceText, async ({ services, session, body }) => ({
  number: await publishText(services, session, body),
}))

export const serviceTextEndpoints = [read, publish]
