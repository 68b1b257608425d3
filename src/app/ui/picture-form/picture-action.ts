import type { Action, PageContext } from '#src/app/page.ts'
import { createFileApi } from '#src/contract/api/file.ts'
import type { Send } from '#src/contract/call.ts'
import type { FilePurpose } from '#src/contract/files.ts'
import { donePath, pathOf } from '../forms/done-note.tsx'
import { attempt } from '../forms/failure.ts'
import { type Begun, sendFile } from './send-file.ts'

/** The field of the file, and of what is said about it. */
export const PICTURE_FIELD = 'picture'

/** What only a browser can do with a picture before it is sent, and while it is. */
export type Means = {
  /** What is shown of the picture that was chosen; `undefined` where it cannot be shown. */
  cut: (file: File) => Promise<Blob | undefined>
  begun: Begun
  onSent: (sent: number, size: number) => void
  via: (onSent: (sent: number) => void) => Send
}

/** Why nothing was sent, beside the field of the file. */
export const refuse = ({ intl }: PageContext, values: Record<string, string>, id: string) => ({
  failure: { values, errors: { [PICTURE_FIELD]: { [PICTURE_FIELD]: intl.t(id) } } },
})

/** Takes the picture of a form; without scripting as it was chosen. */
export const sendPicture =
  (purpose: FilePurpose, { cut, ...more }: Partial<Means> = {}): Action =>
  async (ctx, values, files) => {
    const file = files[PICTURE_FIELD]
    if (!file) return refuse(ctx, values, 'picture.file.missing')
    const picture = cut ? await cut(file) : file
    if (!picture) return refuse(ctx, values, 'picture.file.unreadable')
    return attempt(ctx, values, async () => {
      await sendFile(createFileApi(ctx.api.call), picture, { purpose, ...more })
      return donePath(pathOf(ctx), purpose)
    })
  }
