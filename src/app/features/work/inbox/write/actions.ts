import { answerIs } from '#src/app/changes.ts'
import type { Action, ActionResult, FormFiles, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { DIGESTS, threadPath } from '#src/contract/inbox/inbox.ts'
import type { SentMessage } from '#src/contract/inbox/schemas.ts'
import { cleanFileName } from '#src/domain/text/file-name.ts'
import {
  askedVacancy,
  changedThread,
  INBOX,
  inboxApi,
  inboxPath,
  inboxSettings,
  readRecipient,
  sentInThread,
  sideOf,
} from '../queries.ts'

/** Returns the redirect to the thread with a confirmation. */
const doneIn = (ctx: PageContext, thread: string, act: string): string =>
  `${withQuery(inboxPath(ctx), { thread, done: act })}#done`

export const setBlocked = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const isBlocked = values.act === 'block'
    const thread = await inboxApi(ctx).setBlocked(values.thread ?? '', isBlocked)
    const done = isBlocked ? 'blocked' : 'unblocked'
    return { redirect: doneIn(ctx, thread.id, done), changed: { known: changedThread(ctx, thread), stale: [[INBOX]] } }
  })

/** Uploads files of the form, as without scripting; others are already uploaded. */
async function sendFiles(ctx: PageContext, values: FormValues, { file }: FormFiles) {
  const files = values.files ? values.files.split('\n') : []
  const names = (values.names ?? '').split('\n')
  if (!file?.size) return { files, names }
  const { became } = await sendFile(createFileApi(ctx.api.call), file, { purpose: 'attachment' })
  return { files: [...files, became], names: [...names.slice(0, files.length), cleanFileName(file.name)] }
}

async function textOf(ctx: PageContext, values: FormValues, files: FormFiles) {
  return { key: values.key || ctx.actKey, text: values.text ?? '', ...(await sendFiles(ctx, values, files)) }
}

const arrivedIn = (ctx: PageContext, sent: SentMessage) => ({
  redirect: doneIn(ctx, sent.thread.id, 'sent'),
  changed: { known: sentInThread(ctx, sent), stale: [[INBOX]] },
})

/** The last message when the form was rendered. */
const seenIn = ({ seen = '' }: FormValues) => (/^\d{1,15}$/.test(seen) ? { seen: Number(seen) } : {})

/** Sends a message in a thread; with scripting it is queued instead, so that it is also sent later. */
export const sendInThread: Action = (ctx, values, files) =>
  attempt(ctx, values, async () =>
    arrivedIn(
      ctx,
      await inboxApi(ctx).write(values.thread ?? '', { ...(await textOf(ctx, values, files)), ...seenIn(values) }),
    ),
  )

/** Sends the first message to the recipient in the address. */
export const sendFirst: Action = (ctx, values, files) =>
  attempt(ctx, values, async () => {
    const to = readRecipient(ctx)
    if (!to) return inboxPath(ctx)
    const first = { to, vacancyId: askedVacancy(ctx) }
    const sent = await inboxApi(ctx).writeFirst(first, await textOf(ctx, values, files))
    return { ...arrivedIn(ctx, sent), redirect: threadPath(sideOf(ctx), sent.thread.id) }
  })

/** Marks the thread as read without scripting. */
export const markRead = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    await inboxApi(ctx).notifyRead(values.thread ?? '', Number(values.number) || 0)
    return doneIn(ctx, values.thread ?? '', 'read')
  })

export const saveSettings = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const saved = await inboxApi(ctx).saveInboxSettings({
      readMarks: values.readMarks !== undefined,
      typing: values.typing !== undefined,
      digest: DIGESTS.find((one) => one === values.digest) ?? 'hour',
    })
    return {
      redirect: `${withQuery(inboxPath(ctx), { view: 'settings', done: 'saved' })}#done`,
      changed: { known: [answerIs(inboxSettings(ctx), saved)], stale: [[INBOX]] },
    }
  })

const ACTIONS: Readonly<Record<string, Action>> = {
  send: sendInThread,
  first: sendFirst,
  block: setBlocked,
  unblock: setBlocked,
  read: markRead,
  settings: saveSettings,
}

/** The forms of the inbox by `act`. */
export const inboxAction: Action = (ctx, values, files) =>
  (ACTIONS[values.act ?? ''] ?? sendInThread)(ctx, values, files)
