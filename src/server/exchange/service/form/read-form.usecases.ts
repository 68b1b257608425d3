import type {
  FormWork,
  FormWorks,
  ServiceFile,
  ServiceMessage,
  ServiceTalks,
} from '#src/contract/service/form-schemas.ts'
import { isInTime, lastSending, maySendForm, TALKING_STATES } from '#src/domain/service/form-service.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import type { OpenedPaper } from '#src/server/ground/file/answer-paper.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openWords } from '#src/server/work/inbox/sealed-words.ts'
import { type FoundPart, findGroup, findPart } from '../services.repository.ts'
import { type FoundFile, findSentFile, findSentFiles } from './files.repository.ts'
import { type FoundMessage, findMessages, findPersons, findTalks } from './messages.repository.ts'

const MAX_TALKS = 50

type Reading = Needs<'db' | 'keys'>

const typeOf = (type: FoundFile['type']): ServiceFile['type'] => (type === 'pdf' || type === 'docx' ? type : 'webp')

/** Returns files of one account, with their decrypted names. */
async function describeFiles(key: CryptoKey | undefined, found: readonly FoundFile[]): Promise<ServiceFile[]> {
  return Promise.all(
    found.map(async ({ row: { id, kind, name, sentAt, createdAt }, type }) => ({
      ...{ id, kind, type: typeOf(type), at: sentAt ?? createdAt },
      name: name === null ? '' : await openWords(key, id, name),
    })),
  )
}

/** Returns messages of one account, decrypted; a text is empty once the key is gone. */
export async function describeMessages(
  key: CryptoKey | undefined,
  found: readonly FoundMessage[],
): Promise<ServiceMessage[]> {
  return Promise.all(
    found.map(async ({ row: { id, side, kind, words, createdAt, readAt }, author }) => ({
      ...{ id, side, kind, author, at: createdAt, isRead: readAt !== null },
      text: await openWords(key, id, words),
    })),
  )
}

/** Returns what both sides sent about a part. */
export async function readExchanged(services: Reading, { id, accountId }: FoundPart['part']) {
  const { db } = services
  const [key, files, messages] = await Promise.all([
    findAccountKey(services, accountId),
    findSentFiles(db, [id]),
    findMessages(db, [id]),
  ])
  const [shown, exchanged] = await Promise.all([describeFiles(key, files), describeMessages(key, messages)])
  return { files: shown, messages: exchanged }
}

async function describeWork(services: Reading & Needs<'clock'>, found: FoundPart): Promise<FormWork> {
  const { part, order } = found
  const now = services.clock()
  const { id, assigneeId, state } = part
  const persons = assigneeId ? await findPersons(services.db, [assigneeId]) : []
  return {
    ...{ id, assignee: persons[0]?.name ?? null, ...(await readExchanged(services, part)) },
    ...{ maySend: maySendForm(part, order.until, now), sendUntil: lastSending(order.until), endsAt: order.until },
    mayWrite: assigneeId !== null && TALKING_STATES.includes(state),
    mayDecide: state === 'delivered' && isInTime(part, now),
  }
}

/** Returns the forms among the parts that the caller ordered together; none for the order of another person. */
export async function getFormWorks(
  services: Reading & Needs<'clock'>,
  { accountId }: Pick<Session, 'accountId'>,
  groupId: string,
): Promise<FormWorks> {
  const parts = await findGroup(services.db, accountId, groupId)
  const forms = parts.filter(({ part }) => part.kind === 'form')
  return { items: await Promise.all(forms.map((found) => describeWork(services, found))) }
}

/** Returns a part that the caller ordered. Throws `not-found` for another one. */
export async function getOwnPart({ db }: Needs<'db'>, { accountId }: Pick<Session, 'accountId'>, id: string) {
  const found = await findPart(db, id)
  if (found?.part.accountId !== accountId) throw new Failure('not-found')
  return found
}

/** Returns a file of a part. Throws `not-found` for another one, or one that was not delivered. */
export async function openServiceFile(
  services: Needs<'db' | 'keys' | 'files'>,
  { id: orderId, accountId }: Pick<FoundPart['part'], 'id' | 'accountId'>,
  id: string,
): Promise<OpenedPaper> {
  const found = await findSentFile(services.db, orderId, id)
  if (!found?.objectKey) throw new Failure('not-found')
  const bytes = await openPrivate(services, { accountId, objectKey: found.objectKey })
  if (!bytes) throw new Failure('not-found')
  const { name } = found.row
  const called = name === null ? '' : await openWords(await findAccountKey(services, accountId), id, name)
  return { id, type: typeOf(found.type), bytes, called }
}

/** Returns the orders of the caller about which messages were exchanged, the latest first. */
export async function getTalks({ db }: Needs<'db'>, { accountId }: Pick<Session, 'accountId'>): Promise<ServiceTalks> {
  const found = await findTalks(db, accountId, MAX_TALKS)
  return {
    items: found.map(({ part, ...talk }) => ({
      ...{ groupId: part.groupId, part: part.id, kind: part.kind, state: part.state, ...talk },
    })),
  }
}
