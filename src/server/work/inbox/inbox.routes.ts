import * as declared from '#src/contract/inbox/endpoints.ts'
import { forgetCarried } from '#src/server/ground/carried/carried-answers.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { demandPerson } from '../profile-view/people-limits.usecases.ts'
import { openAttachment } from './attachments.usecases.ts'
import { listChanges } from './changes.usecases.ts'
import { keepChoice, readChoice } from './choices.usecases.ts'
import { deliverNow } from './deliver.usecases.ts'
import { notifyRead, notifyTyping, setBlocked } from './marks.usecases.ts'
import { partyOf } from './party.ts'
import { listThreads, readThread } from './read-inbox.usecases.ts'
import { readFirstOf } from './recipient.usecases.ts'
import { searchMessages } from './search.usecases.ts'
import { write, writeFirst } from './write.usecases.ts'

const readInbox = implement(declared.readInbox, async ({ services, session, query }) =>
  listThreads(services, partyOf(session), query),
)

const readChanges = implement(declared.readChanges, async ({ services, session, query }) =>
  listChanges(services, partyOf(session), query.after),
)

const searchInbox = implement(declared.searchInbox, async ({ services, session, query }) =>
  searchMessages(services, partyOf(session), query),
)

const readFirst = implement(declared.readFirst, async ({ c, services, session, params, query }) => {
  const party = partyOf(session)
  // Counts like the card's page, which was opened before.
  if (params.kind === 'seaman') await demandPerson(services, readCaller(c), params.id)
  return readFirstOf(services, party, params, query.vacancy)
})

const postFirst = implement(declared.postFirst, async ({ c, services, session, body }) => {
  const { isNew, ...sent } = await writeFirst(services, partyOf(session), body)
  // The draft that was begun as a guest on the company's page is sent.
  if (body.to.kind === 'company' && sent.thread.other.path) await forgetCarried(c, sent.thread.other.path)
  if (isNew) defer(c, deliverNow(services, sent.message.id))
  return sent
})

const readMessages = implement(declared.readMessages, async ({ services, session, params, query }) =>
  readThread(services, partyOf(session), params.id, query),
)

const postMessage = implement(declared.postMessage, async ({ c, services, session, params, body }) => {
  const { isNew, ...sent } = await write(services, partyOf(session), params.id, body)
  if (isNew) defer(c, deliverNow(services, sent.message.id))
  return sent
})

const putRead = implement(declared.putRead, async ({ c, services, session, params, body }) => {
  const { answer, tell } = await notifyRead(services, partyOf(session), params.id, body.number)
  defer(c, tell())
  return answer
})

const postTyping = implement(declared.postTyping, async ({ c, services, session, params }) => {
  const { answer, tell } = await notifyTyping(services, partyOf(session), params.id)
  defer(c, tell())
  return answer
})

const putBlock = implement(declared.putBlock, async ({ c, services, session, params, body }) => {
  const { answer, tell } = await setBlocked(services, partyOf(session), params.id, body.isBlocked)
  defer(c, tell())
  return answer
})

const readInboxFile = implement(declared.readInboxFile, async ({ c, services, session, params }) =>
  answerPaper(c, 'file', await openAttachment(services, partyOf(session), params.id)),
)

const readSettings = implement(declared.readInboxSettings, async ({ services, session }) =>
  readChoice(services, session.accountId),
)

const putSettings = implement(declared.putInboxSettings, async ({ services, session, body }) =>
  keepChoice(services, session.accountId, body),
)

export const inboxEndpoints = [
  ...[readInbox, readChanges, searchInbox, readFirst, postFirst, readMessages, postMessage],
  ...[putRead, postTyping, putBlock, readInboxFile, readSettings, putSettings],
]
