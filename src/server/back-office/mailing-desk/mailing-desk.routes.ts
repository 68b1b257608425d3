import * as declared from '#src/contract/mailing-desk/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { allowSuppressed, pauseStream, resumeStream } from './change-stream.usecases.ts'
import { checkMailDns } from './dns/check-dns.usecases.ts'
import { getFailedLetters } from './failed-letters.usecases.ts'
import { getAdminMailing, getAdminMailings } from './read-mailings.usecases.ts'
import { getLetterStream, getMailDomains, getSuppressions } from './read-stream.usecases.ts'

const list = implement(declared.readAdminMailings, async ({ services, query }) => getAdminMailings(services, query))

const read = implement(declared.readAdminMailing, async ({ services, params }) => getAdminMailing(services, params.id))

const stream = implement(declared.readLetterStream, async ({ services }) => getLetterStream(services))

const domains = implement(declared.readMailDomains, async ({ services, query }) => getMailDomains(services, query))

const failed = implement(declared.readFailedLetters, async ({ services, query }) => getFailedLetters(services, query))

const suppressions = implement(declared.readSuppressions, async ({ services, query }) =>
  getSuppressions(services, query),
)

const dns = implement(declared.readMailDns, async ({ services }) => checkMailDns(services))

const pause = implement(declared.postLetterPause, async ({ services, session, body }) => {
  await pauseStream(services, session, body)
  return null
})

const resume = implement(declared.postLetterResumption, async ({ services, session, body }) => {
  await resumeStream(services, session, body)
  return null
})

const allow = implement(declared.postSuppressionRemoval, async ({ services, session, body }) => {
  await allowSuppressed(services, session, body)
  return null
})

export const mailingDeskEndpoints = [list, read, stream, domains, failed, suppressions, dns, pause, resume, allow]
