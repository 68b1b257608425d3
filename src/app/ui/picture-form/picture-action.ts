import type { Changes } from '#src/app/changes.ts'
import type { Action, PageContext } from '#src/app/page.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import type { ImageKind } from '#src/contract/file/images.ts'
import { donePath, pathOf } from '../forms/done-note.tsx'
import { attempt } from '../forms/failure.ts'
import { refuseFile } from '../send-file/refuse-file.ts'
import { type Sending, sendFile } from '../send-file/send-file.ts'

/** The field of the file and its errors. */
export const PICTURE_FIELD = 'picture'

/** Browser features for a picture before and while it is sent. */
export type Means = Sending & {
  /** Returns the visible part of the chosen picture; `undefined` if it cannot be decoded. */
  cut: (file: File) => Promise<Blob | undefined>
}

/** The purpose of a picture, and the queries that show it. */
export type PicturePlace = { purpose: ImageKind; shown: (ctx: PageContext, image: string | null) => Changes }

/** Sends the picture of a form; without scripting as it was chosen. */
export const sendPicture =
  ({ purpose, shown }: PicturePlace, { cut, ...more }: Partial<Means> = {}): Action =>
  async (ctx, values, files) => {
    const file = files[PICTURE_FIELD]
    if (!file) return refuseFile(ctx, values, PICTURE_FIELD, 'picture.file.missing')
    const picture = cut ? await cut(file) : file
    if (!picture) return refuseFile(ctx, values, PICTURE_FIELD, 'picture.file.unreadable')
    return attempt(ctx, values, async () => {
      const { became: image } = await sendFile(createFileApi(ctx.api.call), picture, { purpose, ...more })
      return { redirect: donePath(pathOf(ctx), purpose), changed: shown(ctx, image) }
    })
  }
