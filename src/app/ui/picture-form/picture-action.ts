import type { Action } from '#src/app/page.ts'
import { createFileApi } from '#src/contract/api/file.ts'
import type { ImageKind } from '#src/contract/images.ts'
import { donePath, pathOf } from '../forms/done-note.tsx'
import { attempt } from '../forms/failure.ts'
import { refuseFile } from '../send-file/refuse-file.ts'
import { type Sending, sendFile } from '../send-file/send-file.ts'

/** The field of the file, and of what is said about it. */
export const PICTURE_FIELD = 'picture'

/** What only a browser can do with a picture before it is sent, and while it is. */
export type Means = Sending & {
  /** What is shown of the picture that was chosen; `undefined` where it cannot be shown. */
  cut: (file: File) => Promise<Blob | undefined>
}

/** Takes the picture of a form; without scripting as it was chosen. */
export const sendPicture =
  (purpose: ImageKind, { cut, ...more }: Partial<Means> = {}): Action =>
  async (ctx, values, files) => {
    const file = files[PICTURE_FIELD]
    if (!file) return refuseFile(ctx, values, PICTURE_FIELD, 'picture.file.missing')
    const picture = cut ? await cut(file) : file
    if (!picture) return refuseFile(ctx, values, PICTURE_FIELD, 'picture.file.unreadable')
    return attempt(ctx, values, async () => {
      await sendFile(createFileApi(ctx.api.call), picture, { purpose, ...more })
      return donePath(pathOf(ctx), purpose)
    })
  }
