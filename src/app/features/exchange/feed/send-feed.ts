import { answerIs } from '#src/app/changes.ts'
import type { Action } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { refuseFile } from '#src/app/ui/send-file/refuse-file.ts'
import { type Sending, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { feedPath } from './feed-path.ts'
import { feed } from './queries.ts'

/** The act of the form with a file. */
export const FEED_FILE = 'upload'

/** Uploads the file of a form: on the page of a feed as its new version. */
export const sendFeed =
  (sending: Partial<Sending> = {}): Action =>
  async (ctx, values, { file }) => {
    if (!file?.size) return refuseFile(ctx, values, 'file', 'feed.add.no-file')
    return attempt(ctx, values, async () => {
      const input = { name: file.name, target: ctx.params.id }
      const { became: id, feed: detail } = await sendFile(createFileApi(ctx.api.call), file, {
        purpose: 'feed',
        input,
        ...sending,
      })
      const known = detail ? [answerIs(feed(ctx, id), detail)] : []
      const changed = { known, stale: [['feeds'], ['feed', id], ['own-vacancies'], ['company-desk']] }
      return { redirect: donePath(feedPath(id), 'read'), changed }
    })
  }
