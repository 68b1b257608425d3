import { answerBecomes, type Change } from '#src/app/changes.ts'
import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { type PageQuery, pageQuery } from '#src/app/page-query.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { createInboxApi } from '#src/contract/inbox/api.ts'
import { type InboxSide, RECIPIENT_KINDS, threadPath } from '#src/contract/inbox/inbox.ts'
import type { FirstMessage, InboxMessages, InboxThread, Recipient, SentMessage } from '#src/contract/inbox/schemas.ts'
import { cutText } from '#src/domain/text/text.ts'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { mergeThreads } from './list/merge-threads.ts'
import { mergeMessages } from './thread/history.ts'

/** The first part of all inbox keys. */
export const INBOX = 'inbox'

export const inboxApi = ({ api }: Pick<PageContext, 'api'>) => createInboxApi(api.call)

/** The caller's side: other roles have no inbox. */
export const sideOf = ({ session }: Pick<PageContext, 'session'>): InboxSide =>
  session?.role === 'company' ? 'company' : 'seaman'

export const inboxPath = (ctx: Pick<PageContext, 'session'>): `/${InboxSide}/inbox` => `/${sideOf(ctx)}/inbox`

/** Parses a position in a list. */
const readPlace = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '')

export const threadList = (ctx: PageContext) => {
  const before = ctx.search.q ? undefined : readPlace(ctx.search.before)
  return pageQuery(ctx, [INBOX, 'list', before ?? null], () => inboxApi(ctx).listThreads(before ? { before } : {}))
}

/** The orders of services about which a seafarer and the team wrote to each other. */
export const serviceTalks = (ctx: PageContext) =>
  pageQuery(ctx, [SERVICES, 'talks'], () => ctx.api.call('GET /server/seaman/service-message'))

/** Returns the searched words, if any. */
export const askedWords = ({ search }: Pick<PageContext, 'search'>): string =>
  cutText((search.q ?? '').trim(), MAX_QUERY)

export const foundMessages = (ctx: PageContext) => {
  const before = isId(ctx.search.before) ? ctx.search.before : undefined
  const words = askedWords(ctx)
  return pageQuery(ctx, [INBOX, 'found', words, before ?? null], () => inboxApi(ctx).search(words, before))
}

/** Returns the thread id in the address, if any. */
export const threadIdOf = ({ search }: Pick<PageContext, 'search'>): string | undefined => search.thread || undefined

/** A thread and its messages: the latest, or those before the one in the address. */
export const threadQuery = (ctx: PageContext, id: string): PageQuery<InboxMessages> => {
  const before = readPlace(ctx.search.older)
  return pageQuery(ctx, [INBOX, 'thread', id, before ?? null], () =>
    inboxApi(ctx).readThread(id, before ? { before } : {}),
  )
}

/** Returns the changes of an action to list and thread. */
export const changedThread = (ctx: PageContext, thread: InboxThread): Change[] => {
  const here = { ...ctx, search: {} }
  return [
    answerBecomes(threadList(here), (before) => mergeThreads(before, [thread])),
    answerBecomes(threadQuery(here, thread.id), (before) => ({ ...before, thread })),
  ]
}

/** The same with the sent message and the unread count. */
export const sentInThread = (ctx: PageContext, { thread, message, unread }: SentMessage): Change[] => {
  const here = { ...ctx, search: {} }
  return [
    ...changedThread(ctx, thread),
    answerBecomes(threadList(here), (before) => ({ ...before, unread })),
    answerBecomes(threadQuery(here, thread.id), (before) => ({
      ...before,
      items: [...mergeMessages(before.items, [message])],
    })),
  ]
}

/** Returns the recipient in the address, if any. */
export function readRecipient({ search: { kind, id } }: Pick<PageContext, 'search'>): Recipient | undefined {
  const known = RECIPIENT_KINDS.find((one) => one === kind)
  return known && isId(id) ? { kind: known, id } : undefined
}

/** Returns the vacancy in the address. */
export const askedVacancy = ({ search }: Pick<PageContext, 'search'>): string | null =>
  isId(search.vacancy) ? search.vacancy : null

/** The state before a thread; an existing thread is shown instead. */
export const firstQuery = (ctx: PageContext, to: Recipient): PageQuery<FirstMessage> => {
  const vacancy = askedVacancy(ctx)
  return pageQuery(ctx, [INBOX, 'first', to.kind, to.id, vacancy], async () => {
    const first = await inboxApi(ctx).findFirst(to, vacancy ?? undefined)
    if (first.threadId) throw new PageRedirect(threadPath(sideOf(ctx), first.threadId))
    return first
  })
}

export const inboxSettings = (ctx: PageContext) =>
  pageQuery(ctx, [INBOX, 'settings'], () => inboxApi(ctx).readInboxSettings())
